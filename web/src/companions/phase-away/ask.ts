// What follows from what was pressed, asked of the rules in penta.wasm.
import type { Lang } from '../../protocol/types';
import type { CompanionAnswer, CompanionContent, CompanionQuestion, CompanionSession } from '../../protocol/generated';
import { Module, type Basics } from '../../worker/module';

interface Exports extends Basics {
  penta_companion(address: number, size: number): number;
}

export type Session = CompanionSession;
export type Ask = (session: Session | null, now: number, lang: Lang) => CompanionAnswer;

export async function loadCompanion(): Promise<Ask> {
  const response = await fetch(new URL('penta.wasm', document.baseURI));
  if (!response.ok) throw new Error(`penta.wasm: ${response.status}`);
  const module = await Module.load<Exports>(response);
  return (session, now, lang) => {
    const question: CompanionQuestion = { lang, now: Math.floor(now), session };
    const answer = module.give(JSON.stringify(question), (address, size) =>
      module.text(module.exports.penta_companion(address, size)));
    return JSON.parse(answer) as CompanionAnswer;
  };
}

/** What pages are drawn with, also those that are printed. */
export const contentOf = (ask: Ask, lang: Lang): CompanionContent => ask(null, 0, lang).content!;
