import { type BilledWork, onBilled } from '../log/operations.ts';

type Billed = Record<keyof BilledWork, number>;

export interface BillingCounter {
  /** All work since then that Firebase would have billed. */
  readonly billed: Readonly<Billed>;
  readonly stop: () => void;
}

/** Counts from now on this process's work as Firebase bills it. */
export function countBilled(): BillingCounter {
  const billed: Billed = { reads: 0, writes: 0, deletes: 0, calls: 0, liveBytes: 0 };
  const stop = onBilled((work) => {
    for (const kind of Object.keys(work) as (keyof BilledWork)[]) billed[kind] += work[kind] ?? 0;
  });
  return { billed, stop };
}
