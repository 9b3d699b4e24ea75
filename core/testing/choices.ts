/**
 * Decisions drawn from a list of numbers: the same numbers give the same room, commands or play, so that
 * failing property tests can shrink. Past the end of the list every decision is the first option.
 */
export class Choices {
  readonly #numbers: readonly number[];
  #next = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  /** Returns a whole number from 0 to below `count`. */
  below(count: number): number {
    const number = this.#numbers[this.#next++] ?? 0;
    return count > 0 ? Math.abs(Math.trunc(number)) % count : 0;
  }

  isTrue(): boolean {
    return this.below(2) === 1;
  }

  /** Returns one of the values; @throws if there are none. */
  oneOf<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new RangeError('Nothing to choose from.');
    return value;
  }

  get isUsedUp(): boolean {
    return this.#next >= this.#numbers.length;
  }
}
