/** Milliseconds until a failed picture is requested again; the last value repeats. */
const WAITS = [2000, 8000, 30_000] as const;

/** Reloads missing pictures after some time, and at once when the network is back. */
export class MissingPictures {
  private readonly fetchAgain: () => void;
  private readonly stop = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;

  constructor(fetchAgain: () => void) {
    this.fetchAgain = fetchAgain;
    window.addEventListener('online', () => this.fetchNow(), { signal: this.stop.signal });
  }

  /** Reports a failed picture. */
  report(): void {
    if (this.timer !== undefined || this.stop.signal.aborted) return;
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.timer = setTimeout(() => this.fetchNow(), wait);
  }

  destroy(): void {
    this.stop.abort();
    clearTimeout(this.timer);
  }

  private fetchNow(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.tries += 1;
    this.fetchAgain();
  }
}
