import { EvaluationError } from './RulesValue.ts';

/** Far more than a rule needs, and done in a fraction of a second. */
const MAX_STEPS = 1_000_000;
/** As large as a whole document may be. */
const MAX_TEXT = 1_048_576;
const TEXT_PER_STEP = 16;

/** Counts the work of one decision, so that neither a rule nor a client's data can keep the server busy for long. */
export class Meter {
  #steps = 0;

  /** @throws EvaluationError once the decision has cost too much */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > MAX_STEPS) throw new EvaluationError('this takes too many steps');
  }

  /** Counts the work of reading a text, and returns the text. @throws EvaluationError if it is too long */
  readText(text: string): string {
    if (text.length > MAX_TEXT) throw new EvaluationError('this text is too long');
    this.spend(Math.ceil(text.length / TEXT_PER_STEP));
    return text;
  }
}
