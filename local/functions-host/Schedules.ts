import { ConcurrencyLimit } from '../http/ConcurrencyLimit.ts';

/** An `onSchedule` function of firebase-functions. */
export interface ScheduledFunction {
  name: string;
  /** Milliseconds between two runs. */
  interval: number;
  run: () => Promise<void>;
}

/**
 * Milliseconds from the start until each function runs for the first time. It is short, so that functions that clean up
 * also run on a server that is stopped every evening.
 */
const FIRST = 60_000;

/**
 * Runs the scheduled functions at their intervals, as Cloud Scheduler does in production: one at a time, and
 * none during exclusive work.
 */
export class Schedules {
  readonly #turns = ConcurrencyLimit.oneAtATime();
  readonly #waiting = new Set<string>();
  #functions: readonly ScheduledFunction[] = [];
  #timers: NodeJS.Timeout[] = [];

  /** Replaces the scheduled functions. */
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
    // The timers must not keep a server alive whose ports are closed.
    for (const timer of this.#timers) timer.unref();
  }

  /** Waits for the current run, and begins no other. */
  async stop(): Promise<void> {
    this.#disarm();
    await this.#turns.run(() => {});
  }

  /** Runs the work while no scheduled function runs. */
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

  /** A function that is still waiting or running is not started again. */
  #enqueue({ name, run }: ScheduledFunction): void {
    if (this.#waiting.has(name)) return;
    this.#waiting.add(name);
    void this.#turns
      .run(run)
      .catch((error: unknown) => console.error(`The scheduled function ${name} failed.`, error))
      .finally(() => this.#waiting.delete(name));
  }
}
