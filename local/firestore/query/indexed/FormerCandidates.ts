import { type Candidate, compareCandidates, toCandidate } from '../candidate.ts';
import type { Search } from './Search.ts';

/**
 * What a query finds among the documents that were changed since its snapshot was taken, as they were before. More can be
 * changed while it looks: an entry of the indexes that it has not come to by then is no longer the one of its snapshot.
 */
export class FormerCandidates {
  readonly #search: Search;
  #state: number | undefined;
  #candidates: readonly Candidate[] = [];

  constructor(search: Search) {
    this.#search = search;
  }

  /** The first one after a place in the results; undefined for their beginning. */
  next(after: Candidate | undefined): Candidate | undefined {
    const { reader, query } = this.#search;
    if (reader.former === undefined) return undefined;
    if (reader.former.state !== this.#state) this.#read();
    return this.#candidates.find((one) => after === undefined || compareCandidates(one, after, query) > 0);
  }

  #read(): void {
    const { reader, names, query } = this.#search;
    const paths = reader.former?.pathsIn(query.scope) ?? [];
    this.#state = reader.former?.state;
    this.#candidates = paths
      .flatMap((path) => reader.get(path) ?? [])
      .flatMap((document) => toCandidate(names, query, document) ?? [])
      .sort((a, b) => compareCandidates(a, b, query));
  }
}
