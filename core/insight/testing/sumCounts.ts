import type { PlayCounts } from '../versionFigures.ts';

/** Counts at any depth. */
export interface Sums {
  [key: string]: number | Sums;
}

/** Adds the counts of plays as the server's increments do. */
export function sumCounts(plays: readonly (PlayCounts | null)[]): Sums {
  const sums: Sums = {};
  for (const counts of plays) add(sums, counts ?? {});
  return sums;
}

function add(sums: Sums, counts: object): void {
  for (const [key, value] of Object.entries(counts)) {
    const known = sums[key];
    if (typeof value === 'number') sums[key] = (typeof known === 'number' ? known : 0) + value;
    else {
      const inner = typeof known === 'object' ? known : {};
      sums[key] = inner;
      add(inner, value);
    }
  }
}
