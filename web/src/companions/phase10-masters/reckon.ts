// What follows from a sheet, asked of the rules in penta.wasm.
import type { Lang } from '../../protocol/types';
import type { ReckonAnswer, ReckonQuestion, Sheet } from '../../protocol/generated';
import { Module, type Basics } from '../../worker/module';

interface Exports extends Basics {
  penta_reckon(address: number, size: number): number;
}

export type Reckon = (sheet: Sheet, lang: Lang) => ReckonAnswer;

export async function loadReckon(): Promise<Reckon> {
  const response = await fetch(new URL('penta.wasm', document.baseURI));
  if (!response.ok) throw new Error(`penta.wasm: ${response.status}`);
  const module = await Module.load<Exports>(response);
  return (sheet, lang) => {
    const question: ReckonQuestion = { lang, sheet };
    const answer = module.give(JSON.stringify(question), (address, size) =>
      module.text(module.exports.penta_reckon(address, size)));
    return JSON.parse(answer) as ReckonAnswer;
  };
}
