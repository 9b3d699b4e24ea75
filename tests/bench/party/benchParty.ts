import { printTable } from '../table.ts';
import { type Billed, type CountedPlays, countPlays } from './cost/countPlays.ts';

/** Prices in dollars beyond the free monthly amount; docs/benchmarks.md names their source. */
const PRICES = {
  /** Reads of Firestore in nam5. */
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  /** A call of 100 ms, the least that is billed, with one processor and 256 MiB. */
  call: 0.4 / 1e6 + 0.1 * (0.000024 + 0.25 * 0.0000025),
  /** Traffic of the Realtime Database. */
  byte: 1 / 1e9,
};

/** Prints what a host bills for a play of one player, and for one of four. @throws if an action failed */
export async function benchParty(): Promise<void> {
  printCosts(await countPlays());
}

function printCosts({ alone, party, parts, changes }: CountedPlays): void {
  printTable(`A play of 20 minutes, as it is billed (${changes} changes for all)`, [
    ['', 'calls', 'reads', 'writes', 'kB', 'connections', '$ for 1,000 plays'],
    rowOf('one player', alone),
    rowOf('four', party),
    ...Object.entries(parts).map(([name, part]) => rowOf(`… ${name}`, part)),
  ]);
}

function rowOf(name: string, billed: Billed): string[] {
  const { calls, reads, writes, bytes, connections } = billed;
  const counts = [calls, reads, writes, bytes / 1000, connections].map((count) => count.toFixed(0));
  return [name, ...counts, (dollars(billed) * 1000).toFixed(2)];
}

function dollars({ calls, reads, writes, bytes }: Billed): number {
  return calls * PRICES.call + reads * PRICES.read + writes * PRICES.write + bytes * PRICES.byte;
}
