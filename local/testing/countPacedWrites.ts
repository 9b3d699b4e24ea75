import { onPacedWrites } from '../log/operations.ts';

/** How often a document was written, and how often a commit was refused because of it. */
export interface DocumentWrites {
  written: number;
  refused: number;
}

/** Counts by path the writes of a backend that runs in this process with a `writeRate`. */
export function countPacedWrites(): { writes: ReadonlyMap<string, DocumentWrites>; stop: () => void } {
  const writes = new Map<string, DocumentWrites>();
  const stop = onPacedWrites(({ path, isRefused }) => {
    const counted = writes.get(path) ?? { written: 0, refused: 0 };
    writes.set(path, counted);
    counted[isRefused ? 'refused' : 'written'] += 1;
  });
  return { writes, stop };
}
