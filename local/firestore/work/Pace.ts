import type { LoopTurns } from './LoopTurns.ts';

/** Milliseconds of work after which others have their turn. */
const SLICE = 10;

/** Divides one request's work into slices: the work asks between its steps whether to pause. */
export class Pace {
  readonly #turns: LoopTurns;
  readonly #now: () => number;
  #begun: number;
  #rests = 0;

  /** @param now milliseconds */
  constructor(turns: LoopTurns, now: () => number = () => performance.now()) {
    this.#turns = turns;
    this.#now = now;
    this.#begun = now();
  }

  /** The number of pauses so far. */
  get rests(): number {
    return this.#rests;
  }

  /** Yields to other work if the slice is used up. */
  async rest(): Promise<void> {
    if (this.#isUsedUp()) await this.yield();
  }

  /** Pauses for others, before work with long single steps. */
  async yield(): Promise<void> {
    this.#rests += 1;
    await this.#turns.next();
    this.#begun = this.#now();
  }

  #isUsedUp(): boolean {
    return this.#now() - this.#begun >= SLICE;
  }

  /** Does work that stops between its steps. */
  async finish<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      if (this.#isUsedUp()) await this.yield();
    }
  }
}
