import type { DocumentReader } from '../DocumentReader.ts';
import type { ResourceNames } from '../ResourceNames.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import { finishAtOnce } from '../work/finishAtOnce.ts';
import { type Candidate, compareCandidates, toCandidate } from './candidate.ts';
import { countByIndex } from './indexed/countByIndex.ts';
import { findByIndex } from './indexed/findByIndex.ts';
import { planQuery } from './indexed/planQuery.ts';
import type { Query } from './query.ts';
import { Tally } from './Tally.ts';

/** The documents that a query finds, in its order. A document that lacks a field of the order is not found. */
export function executeQuery(
  reader: DocumentReader,
  names: ResourceNames,
  query: Query,
): readonly StoredDocument[] {
  return finishAtOnce(findDocuments(reader, names, query));
}

/** Does what `executeQuery` does, but yields after each document examined. */
export function* findDocuments(
  reader: DocumentReader,
  names: ResourceNames,
  query: Query,
  tally = new Tally(),
): Generator<void, readonly StoredDocument[]> {
  const plan = reader.indexes && planQuery(reader.indexes, names, query);
  tally.missing = plan?.missing ?? [];
  const found = plan?.sources
    ? yield* findByIndex({ reader, names, query, tally }, plan.sources)
    : yield* findByScanning(reader, names, query, tally);
  return found.map(({ document }) => document);
}

/**
 * How many documents a query finds, without looking at them; yields between its steps. Undefined if that cannot be told.
 */
export function* countDocuments(
  reader: DocumentReader,
  names: ResourceNames,
  query: Query,
  tally = new Tally(),
): Generator<void, number | undefined> {
  const plan = reader.indexes && planQuery(reader.indexes, names, query);
  if (!plan?.sources) return undefined;
  return yield* countByIndex({ reader, names, query, tally }, plan.sources);
}

/** Looks at every document of the query's scope. */
function* findByScanning(
  reader: DocumentReader,
  names: ResourceNames,
  query: Query,
  tally: Tally,
): Generator<void, readonly Candidate[]> {
  const { offset, limit } = query;
  const candidates: Candidate[] = [];
  for (const document of reader.scan(query.scope)) {
    yield;
    tally.documents += 1;
    const candidate = toCandidate(names, query, document);
    if (candidate) candidates.push(candidate);
  }
  return candidates
    .sort((a, b) => compareCandidates(a, b, query))
    .slice(offset, limit === null ? undefined : offset + limit);
}
