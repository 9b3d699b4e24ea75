import type { DocumentReader } from '../../DocumentReader.ts';
import type { IndexEntry, IndexReader } from '../../kept/IndexTable.ts';
import { keyAfter } from '../../keys/Edge.ts';
import { isInScope } from '../../StoredDocument.ts';
import { type Candidate, compareCandidates, toCandidate } from '../candidate.ts';
import type { Query } from '../query.ts';
import type { Tally } from '../Tally.ts';
import { FormerCandidates } from './FormerCandidates.ts';
import { IndexCursor } from './IndexCursor.ts';
import type { IndexSource, Source } from './planQuery.ts';
import type { Search } from './Search.ts';

/** Steps of work, some of which have a result. */
type Steps<Result> = Generator<Result | undefined, void>;

/** The results of a query, put together from its sources; yields between its steps. */
export function* findByIndex(
  search: Search,
  sources: readonly Source[],
): Generator<void, readonly Candidate[]> {
  const { query } = search;
  const end = query.limit === null ? Number.POSITIVE_INFINITY : query.offset + query.limit;
  const found: Candidate[] = [];
  if (end === 0) return found;
  for (const candidate of merge(search, sources)) {
    yield;
    if (candidate && found.push(candidate) === end) break;
  }
  return found.slice(query.offset);
}

/** Walks through the entries that all of a source's indexes have. */
export function* walk(
  indexes: IndexReader,
  { parts, isBackwards }: IndexSource,
  tally: Tally,
): Steps<IndexEntry> {
  const cursors = parts.map((part) => new IndexCursor(indexes, part, isBackwards, tally));
  let place: Buffer | undefined;
  for (;;) {
    const heads: { entry: IndexEntry; rest: Buffer }[] = [];
    for (const cursor of cursors) {
      const entry = cursor.seek(place);
      if (entry === undefined) return;
      heads.push({ entry, rest: cursor.restOf(entry) });
    }
    const [first, ...others] = heads;
    if (first === undefined) return;
    const farthest = others.reduce(
      (far, head) => (Buffer.compare(head.rest, far.rest) > 0 === isBackwards ? far : head),
      first,
    );
    const areSame = heads.every(({ rest }) => rest.equals(farthest.rest));
    // A place is before a key that is read forwards, and behind one that is read backwards.
    place = areSame === isBackwards ? farthest.rest : keyAfter(farthest.rest);
    yield areSame ? first.entry : undefined;
  }
}

/** The next of all sources' heads, again and again. */
function* merge(search: Search, sources: readonly Source[]): Steps<Candidate> {
  const former = new FormerCandidates(search);
  const steps = sources.map((source) => candidatesOf(search, source));
  const heads: (Candidate | undefined)[] = [];
  for (const [at, one] of steps.entries()) heads[at] = yield* nextOf(one);
  let last: Candidate | undefined;
  for (;;) {
    const next = first([...heads, former.next(last)], search.query);
    if (next === undefined) return;
    last = next;
    yield next;
    // Several alternatives can find the same document.
    for (const [at, one] of steps.entries())
      while (heads[at]?.document.path === next.document.path) heads[at] = yield* nextOf(one);
  }
}

function* nextOf(steps: Steps<Candidate>): Generator<undefined, Candidate | undefined> {
  for (;;) {
    const { value, done } = steps.next();
    if (done) return undefined;
    if (value) return value;
    yield undefined;
  }
}

function first(heads: readonly (Candidate | undefined)[], query: Query): Candidate | undefined {
  return heads.reduce(
    (least, head) => (head && (!least || compareCandidates(head, least, query) < 0) ? head : least),
    undefined,
  );
}

/** The documents of a source that the query finds, but for those that were changed meanwhile. */
function* candidatesOf(search: Search, source: Source): Steps<Candidate> {
  const { reader, tally } = search;
  const paths = source.type === 'names' ? source.paths : pathsOf(walkIn(reader, source, tally));
  for (const path of paths) {
    if (path === undefined || reader.former?.has(path)) yield undefined;
    else yield lookAt(search, path);
  }
}

function walkIn({ indexes }: DocumentReader, source: IndexSource, tally: Tally): Steps<IndexEntry> {
  if (indexes === undefined) throw new Error('A query was planned for a reader without indexes.');
  return walk(indexes, source, tally);
}

function* pathsOf(entries: Steps<IndexEntry>): Steps<string> {
  for (const entry of entries) yield entry?.path;
}

/** The document at a path, if the query finds it. */
export function lookAt({ reader, names, query, tally }: Search, path: string): Candidate | undefined {
  tally.documents += 1;
  const document = reader.get(path);
  return document && isInScope(path, query.scope) ? toCandidate(names, query, document) : undefined;
}
