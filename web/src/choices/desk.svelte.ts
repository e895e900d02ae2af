// Asks a host what seats may choose from, what each has, and what is in it.
import { Refused, type Client } from '../protocol/client.svelte';
import { t } from '../i18n';
import type { ChoicesMessage, GameInfo, RulesMessage } from '../protocol/types';
import { optionsOf, type Options, type Refusal, type SeatOption } from './choosing';

/** What is refused; other problems are not for here. */
export function refusalOf(problem: unknown): Refusal {
  if (!(problem instanceof Refused)) throw problem;
  return problem.answer ?? { text: problem.message || t('linkLost') };
}

export class ChoiceDesk {
  /** Of the last options that were good. */
  offered = $state.raw<ChoicesMessage | null>(null);
  /** Why the options that are followed are not. */
  refused = $state.raw<Refusal | null>(null);
  #turn = 0;

  constructor(
    private readonly client: Client,
    readonly info: GameInfo,
  ) {}

  /** Shows what goes with these options. */
  async follow(options: Options): Promise<void> {
    const turn = ++this.#turn;
    try {
      const answer = await this.#ask(options);
      if (turn !== this.#turn) return;
      this.offered = answer;
      this.refused = null;
    } catch (problem) {
      const refused = refusalOf(problem);
      if (turn === this.#turn) this.refused = refused;
    }
  }

  /** What a seat's option is with these options: what was written becomes its value. */
  async value(options: Options, { name, seat }: SeatOption): Promise<string | Refusal> {
    try {
      const { seats } = await this.#ask(options);
      return seats.find((each) => each.option === name && each.seat === seat)?.choice.value ?? '';
    } catch (problem) {
      return refusalOf(problem);
    }
  }

  /** What draws the cards of one choice; null if that cannot be told now. */
  async content(options: Options, option: SeatOption, value: string): Promise<RulesMessage | null> {
    const game = this.info.id;
    const alone = { ...optionsOf(this.info, options, () => false), ...(value && { [option.name]: value }) };
    return this.client.ask({ type: 'rules', game, options: alone }).catch(() => null);
  }

  #ask(options: Options): Promise<ChoicesMessage> {
    return this.client.ask({ type: 'choices', game: this.info.id, options });
  }
}
