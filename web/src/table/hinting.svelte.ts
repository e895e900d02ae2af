// A hint that has come: which of its moves the board shows, and whether its words are still there.
import { tick } from 'svelte';
import { t } from '../i18n';
import type { HintMessage } from '../protocol/types';

const inWords = ({ text, chance, reason }: HintMessage['moves'][number]) =>
  [chance === null ? text : `${text}, ${t('hintChance', chance)}`, reason].filter(Boolean).join('. ');

export class Hinting {
  /** Of its moves, the one that was pressed; empty for a moment, so that the same one can be shown again. */
  #pressed = $state<string | null>(null);
  #putAway = $state.raw<HintMessage | null>(null);

  constructor(
    /** The hint for what lies there now. */
    private readonly hint: () => HintMessage | null,
    /** It lies on the board, and goes when one of its moves was pressed. */
    private readonly small: () => boolean,
  ) {}

  readonly now = $derived.by(() => this.hint());
  /** The best of its moves, unless another was pressed. */
  readonly move = $derived.by((): string | null =>
    this.now && ((this.now.moves.find(({ move }) => move === this.#pressed) ?? this.now.moves[0])?.move ?? null));
  readonly onBoard = $derived.by((): string | null => (this.#pressed === '' ? null : this.move));
  readonly open = $derived.by(() => this.now !== null && this.now !== this.#putAway);
  readonly said = $derived.by(() =>
    this.now?.moves.map((one, i) => t(i === 0 ? 'hintIs' : 'hintOr', inWords(one))).join(' ') ?? '');

  async show(move: string): Promise<void> {
    // Again, too, after something else was selected.
    this.#pressed = '';
    if (this.small()) this.close();
    await tick();
    this.#pressed = move;
  }

  close(): void {
    this.#putAway = this.now;
  }

  /** Another one was asked for. */
  renew(): void {
    this.#pressed = null;
    this.#putAway = null;
  }
}
