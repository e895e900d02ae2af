// A question with yes and no, asked from anywhere: `if (await question.ask(...)) …`.

export interface Asking {
  text: string;
  /** What follows from yes, in a sentence. */
  detail?: string;
  yes?: string;
  no?: string;
  /** Yes cannot be taken back: no is what one presses by habit. */
  careful?: boolean;
}

class Question {
  asked = $state.raw<Asking | null>(null);
  #answer: ((yes: boolean) => void) | null = null;

  ask(asking: string | Asking): Promise<boolean> {
    this.#answer?.(false);
    this.asked = typeof asking === 'string' ? { text: asking } : asking;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  answer(yes: boolean): void {
    this.asked = null;
    this.#answer?.(yes);
    this.#answer = null;
  }
}

export const question = new Question();
