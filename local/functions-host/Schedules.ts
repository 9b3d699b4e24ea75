import { ConcurrencyLimit } from '../http/ConcurrencyLimit.ts';

/** An `onSchedule` function of firebase-functions. */
export interface ScheduledFunction {
  name: string;
  /** Milliseconds between two runs. */
  interval: number;
  run: () => Promise<void>;
}

/** Milliseconds after the start that each runs for the first time: who stops the server every evening cleans up too. */
const FIRST = 60_000;

/**
 * Runs the scheduled functions at their own tempo, as Cloud Scheduler does in production: one at a time, and none while
 * something else has to be alone.
 */
export class Schedules {
  readonly #turns = ConcurrencyLimit.oneAtATime();
  readonly #waiting = new Set<string>();
  #functions: readonly ScheduledFunction[] = [];
  #timers: NodeJS.Timeout[] = [];

  /** From now on these and no others, if any. */
  use(functions: readonly ScheduledFunction[]): void {
    const isStarted = this.#timers.length > 0;
    this.#functions = functions;
    this.#disarm();
    if (isStarted) this.start();
  }

  start(): void {
    for (const scheduled of this.#functions) {
      const run = () => this.#enqueue(scheduled);
      this.#timers.push(setTimeout(run, FIRST), setInterval(run, scheduled.interval));
    }
    // They must not keep a server alive that has closed its ports.
    for (const timer of this.#timers) timer.unref();
  }

  /** Lets the run under way end, and begins no other. */
  async stop(): Promise<void> {
    this.#disarm();
    await this.#turns.run(() => {});
  }

  /** Does the work while none runs. */
  async restWhile(work: () => Promise<void>): Promise<void> {
    await this.stop();
    try {
      await work();
    } finally {
      this.start();
    }
  }

  #disarm(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }

  /** One that is still to run, or runs for longer than its tempo, does not run twice. */
  #enqueue({ name, run }: ScheduledFunction): void {
    if (this.#waiting.has(name)) return;
    this.#waiting.add(name);
    void this.#turns
      .run(run)
      .catch((error: unknown) => console.error(`The scheduled function ${name} failed.`, error))
      .finally(() => this.#waiting.delete(name));
  }
}
