// Several moves that one press makes.

/** Steps that follow each other without being pressed, one for each state of the match. */
export class Chain {
  running = $state(false);
  #next: () => (() => unknown) | null = () => null;
  #made = -1;
  #patience: ReturnType<typeof setTimeout> | undefined;

  /** `next` is asked once for each state; null: there is nothing more to do. A step that answers false was not made. */
  start(next: () => (() => unknown) | null): void {
    this.#next = next;
    this.#made = -1;
    this.running = true;
  }

  follow(number: number): void {
    if (!this.running || number === this.#made) return;
    const step = this.#next();
    if (!step) return this.stop();
    this.#made = number;
    if (step() === false) return this.stop();
    // Whatever gets lost on the way: the buttons come back.
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.stop(), 4000);
  }

  /** While something rests, nothing is lost. */
  rest(): void {
    clearTimeout(this.#patience);
  }

  stop(): void {
    clearTimeout(this.#patience);
    this.running = false;
  }
}
