import { timestampFromMicros } from './values/timestamp.ts';

/**
 * Gives each commit a time later than every one before it, also across restarts and when the machine's clock goes
 * back. Two commits with one time would let a precondition on the first pass on the second.
 */
export class CommitClock {
  #lastMicros: number;

  /** `lastMicros`: microseconds since 1970 of the last commit, 0 for none. */
  constructor(lastMicros: number) {
    this.#lastMicros = lastMicros;
  }

  /** The microseconds since 1970 of the latest commit. */
  get lastMicros(): number {
    return this.#lastMicros;
  }

  /** Takes over the time of a commit that another clock gave, if it is later. */
  advanceTo(micros: number): void {
    this.#lastMicros = Math.max(this.#lastMicros, micros);
  }

  nextCommitTime(): string {
    this.#lastMicros = Math.max(Date.now() * 1000, this.#lastMicros + 1);
    return timestampFromMicros(this.#lastMicros);
  }

  /** The time of a read: never before a commit that the read sees. */
  readTime(): string {
    return timestampFromMicros(Math.max(Date.now() * 1000, this.#lastMicros));
  }
}
