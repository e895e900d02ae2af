// A question with yes and no, asked from anywhere: `if (await question.ask(...)) …`.

class Question {
  text = $state<string | null>(null);
  #answer: ((yes: boolean) => void) | null = null;

  ask(text: string): Promise<boolean> {
    this.#answer?.(false);
    this.text = text;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  answer(yes: boolean): void {
    this.text = null;
    this.#answer?.(yes);
    this.#answer = null;
  }
}

export const question = new Question();
