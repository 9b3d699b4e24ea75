/** Durations of requests of one kind, and the number of failures. */
export class Latencies {
  readonly #times: number[] = [];
  #failed = 0;
  #firstFailure = '';

  get count(): number {
    return this.#times.length;
  }

  get failed(): number {
    return this.#failed;
  }

  /** The first failure, to be printed below the table. */
  get firstFailure(): string {
    return this.#firstFailure;
  }

  /** Runs a request and records its duration; a failed one is counted and returns undefined. */
  async measure<Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> {
    const start = performance.now();
    try {
      const answer = await request();
      this.#times.push(performance.now() - start);
      return answer;
    } catch (error) {
      this.#failed += 1;
      this.#firstFailure ||= error instanceof Error ? error.message : String(error);
      return undefined;
    }
  }

  /** Records a duration that was measured elsewhere. */
  note(milliseconds: number): void {
    this.#times.push(milliseconds);
  }

  /** Returns the milliseconds within which a share of the requests, from 0 to 1, was answered. */
  percentile(share: number): number {
    const sorted = this.#times.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }
}
