import type { DocumentReader } from '../../DocumentReader.ts';
import type { ResourceNames } from '../../ResourceNames.ts';
import type { Query } from '../query.ts';
import type { Tally } from '../Tally.ts';

/** A query, and what it is asked of. */
export interface Search {
  readonly reader: DocumentReader;
  readonly names: ResourceNames;
  readonly query: Query;
  readonly tally: Tally;
}
