import type { IndexReader, KeyRange } from '../../kept/IndexTable.ts';
import { keyAfter } from '../../keys/Edge.ts';
import { walk } from './findByIndex.ts';
import type { IndexPart, IndexSource, Source } from './planQuery.ts';
import type { Search } from './Search.ts';

/** Entries counted between two pauses. */
const COUNTED_AT_ONCE = 5000;

/**
 * How many documents a query finds, by the entries of its indexes alone; yields between its steps. Undefined where the
 * documents have to be looked at, be it that some were changed meanwhile.
 */
export function* countByIndex(
  search: Search,
  [source, ...others]: readonly Source[],
): Generator<void, number | undefined> {
  const { indexes } = search.reader;
  if (!indexes || source?.type !== 'indexes' || !source.isExact || others.length > 0) return undefined;
  if (hasFormer(search)) return undefined;
  const count = yield* countEntries(search, indexes, source);
  if (hasFormer(search)) return undefined;
  const { offset, limit } = search.query;
  return Math.max(0, Math.min(count, limit === null ? count : offset + limit) - offset);
}

function hasFormer({ reader: { former }, query }: Search): boolean {
  return former !== undefined && former.pathsIn(query.scope).length > 0;
}

function* countEntries(search: Search, indexes: IndexReader, source: IndexSource): Generator<void, number> {
  const [part, ...others] = source.parts;
  if (others.length === 0) return yield* countPart(search, indexes, part);
  let count = 0;
  for (const entry of walk(indexes, source, search.tally)) {
    if (entry) count += 1;
    yield;
  }
  return count;
}

function* countPart(
  { tally }: Search,
  indexes: IndexReader,
  { index, range }: IndexPart,
): Generator<void, number> {
  let total = 0;
  for (let rest: KeyRange | null = range; rest !== null; ) {
    const { count, last } = indexes.count(index, rest, COUNTED_AT_ONCE);
    total += count;
    tally.entries += count;
    rest = count < COUNTED_AT_ONCE || last === null ? null : { ...range, from: keyAfter(last) };
    yield;
  }
  return total;
}
