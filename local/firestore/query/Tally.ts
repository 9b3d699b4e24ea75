import type { IndexShape } from '../kept/KeptIndex.ts';

/** What a query has cost, and what would have made it cheaper. */
export class Tally {
  /** Documents that were looked at. */
  documents = 0;
  /** Entries of indexes that were looked at. */
  entries = 0;
  /** Indexes that would have spared work. */
  missing: readonly IndexShape[] = [];
}
