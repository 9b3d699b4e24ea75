import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import {
  type BilledWork,
  type OperationName,
  onBilled,
  onOperations,
  reportOperation,
} from './operations.ts';

/** Something that takes at least this many milliseconds counts as slow. */
export const SLOW = { request: 1000, query: 50, commit: 100, password: 1000, eventLoop: 200 } as const;

/** Milliseconds between two checks of the event loop's delay. */
const LOOK = 1000;
const RESOLUTION = 10;

interface SlowOperation {
  readonly type: 'slow';
  /** ISO 8601. */
  readonly time: string;
  readonly operation: OperationName;
  readonly ms: number;
  readonly detail?: string;
}

/** The state of the process: slow operations, the delay of the event loop, and what Firebase would bill. */
export class ServerPulse {
  readonly slow: Record<keyof typeof SLOW, number> = {
    request: 0,
    query: 0,
    commit: 0,
    password: 0,
    eventLoop: 0,
  };
  /** Work since the start as Firebase would bill it. */
  readonly billed: Record<keyof BilledWork, number> = {
    reads: 0,
    writes: 0,
    deletes: 0,
    calls: 0,
    liveBytes: 0,
  };
  readonly #delay: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  readonly #timer: NodeJS.Timeout;
  readonly #stopListening: readonly (() => void)[];
  readonly #report: (operation: SlowOperation) => void;
  #eventLoopDelay = 0;

  /** @param report is called with every slow operation */
  constructor(report: (operation: SlowOperation) => void) {
    this.#report = report;
    this.#stopListening = [
      onOperations((operation) => this.#weigh(operation)),
      onBilled((work) => this.#addUp(work)),
    ];
    this.#delay.enable();
    this.#timer = setInterval(() => this.#look(), LOOK).unref();
  }

  /** Largest delay of the event loop in the last whole second, in milliseconds. */
  get eventLoopDelay(): number {
    return this.#eventLoopDelay;
  }

  /** Returns whether a request that took `ms` milliseconds was slow, and counts it if so. */
  weighRequest(ms: number): boolean {
    if (ms < SLOW.request) return false;
    this.slow.request += 1;
    return true;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
    for (const stop of this.#stopListening) stop();
  }

  #look(): void {
    this.#eventLoopDelay = Math.max(0, this.#delay.max / 1e6 - RESOLUTION);
    this.#delay.reset();
    reportOperation({ name: 'eventLoop', ms: this.#eventLoopDelay });
  }

  #addUp(work: BilledWork): void {
    for (const kind of Object.keys(work) as (keyof BilledWork)[]) this.billed[kind] += work[kind] ?? 0;
  }

  #weigh({ name, ms, detail }: { name: OperationName; ms: number; detail?: string }): void {
    if (ms < SLOW[name]) return;
    this.slow[name] += 1;
    this.#report({
      type: 'slow',
      time: new Date().toISOString(),
      operation: name,
      ms,
      ...(detail !== undefined && { detail }),
    });
  }
}
