import type { Health, LoadServer } from '../load/LoadServer.ts';

export type Billed = Health['billed'];

/** Dollars for each beyond what is free, looked up on 29 November 2026 (docs/benchmarks.md), Firestore in nam5. */
const PRICES: Readonly<Record<keyof Billed, number>> = {
  reads: 0.06 / 100_000,
  writes: 0.18 / 100_000,
  deletes: 0.02 / 100_000,
  /** A call of 100 ms, the least that is billed, with one processor and 256 MiB. */
  calls: 0.4 / 1e6 + 0.1 * (0.000024 + 0.25 * 0.0000025),
  /** Traffic of the Realtime Database. */
  liveBytes: 1 / 1e9,
};

export function dollars(billed: Billed): number {
  return kindsOf(billed).reduce((sum, kind) => sum + billed[kind] * PRICES[kind], 0);
}

export interface Cost {
  billed: Billed;
  /** Seconds of the server's processor. */
  processor: number;
}

/** Counts what a server does during some work. */
export type Count = (work: () => Promise<unknown>) => Promise<Cost>;

export function counterOf(server: Pick<LoadServer, 'readHealth'>): Count {
  return async (work) => {
    const before = await server.readHealth();
    await work();
    const after = await server.readHealth();
    return minus(costOf(after), costOf(before));
  };
}

function costOf({ billed, cpuSeconds }: Health): Cost {
  return { billed, processor: cpuSeconds };
}

export function minus(one: Cost, other: Cost): Cost {
  return { billed: plus(one.billed, other.billed, -1), processor: one.processor - other.processor };
}

export function multiply({ billed, processor }: Cost, times: number): Cost {
  return { billed: plus(NOTHING, billed, times), processor: processor * times };
}

const NOTHING: Billed = { reads: 0, writes: 0, deletes: 0, calls: 0, liveBytes: 0 };

/** Adds some billed work several times to other work. */
function plus(one: Billed, other: Billed, times = 1): Billed {
  const sums = kindsOf(one).map((kind) => [kind, one[kind] + times * other[kind]]);
  return Object.fromEntries(sums) as Billed;
}

function kindsOf(billed: Billed): readonly (keyof Billed)[] {
  return Object.keys(billed) as (keyof Billed)[];
}
