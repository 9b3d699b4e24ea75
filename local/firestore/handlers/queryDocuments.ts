import { reportBilled, reportOperation } from '../../log/operations.ts';
import type { HandlerDeps } from '../HandlerDeps.ts';
import { requireIndex } from '../indexes/requireIndex.ts';
import { aggregate, countsOf } from '../query/aggregate.ts';
import { countDocuments, findDocuments } from '../query/executeQuery.ts';
import type { Aggregation, Query } from '../query/query.ts';
import { Tally } from '../query/Tally.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import type { Fields } from '../values/value.ts';
import type { Pace } from '../work/Pace.ts';
import type { ReadContext } from './readContext.ts';

/** So many documents may be looked at in vain before an index is made: looking through few is as quick. */
const IN_VAIN = 100;

/**
 * Runs a query on the state that the request reads, and lets its transaction remember the query. Refuses a query whose
 * index is missing.
 */
export async function queryDocuments(
  deps: HandlerDeps,
  context: ReadContext,
  pace: Pace,
  query: Query,
): Promise<readonly StoredDocument[]> {
  if (deps.indexes) requireIndex(deps.indexes, query);
  const { documents, tally } = await find(deps, context, pace, query);
  reportBilled({ reads: Math.max(1, documents.length) });
  if (tally.documents - documents.length > IN_VAIN) deps.indexMaker.ask(tally.missing);
  return documents;
}

/** Aggregates what a query finds; counts alone need no look at the documents if an index holds all that is asked for. */
export async function queryAggregates(
  deps: HandlerDeps,
  context: ReadContext,
  pace: Pace,
  query: Query,
  aggregations: readonly Aggregation[],
): Promise<Fields> {
  if (deps.indexes) requireIndex(deps.indexes, query, aggregations);
  const counts = context.transaction ? undefined : await count(deps, context, pace, query, aggregations);
  if (counts) return counts;
  const { documents, tally } = await find(deps, context, pace, query);
  reportAggregated(documents.length);
  if (tally.documents > IN_VAIN) deps.indexMaker.ask(tally.missing);
  return aggregate(documents, aggregations);
}

async function count(
  { names }: HandlerDeps,
  { reader }: ReadContext,
  pace: Pace,
  query: Query,
  aggregations: readonly Aggregation[],
): Promise<Fields | undefined> {
  if (aggregations.some(({ type }) => type !== 'count')) return undefined;
  const start = performance.now();
  const tally = new Tally();
  const found = await pace.finish(countDocuments(reader, names, query, tally));
  if (found === undefined) return undefined;
  report(query, tally, start);
  reportAggregated(found);
  return countsOf(found, aggregations);
}

/** A read for each batch of up to 1,000 index entries, one at least. */
function reportAggregated(documents: number): void {
  reportBilled({ reads: Math.max(1, Math.ceil(documents / 1000)) });
}

async function find(
  { names }: HandlerDeps,
  { reader, transaction }: ReadContext,
  pace: Pace,
  query: Query,
): Promise<{ documents: readonly StoredDocument[]; tally: Tally }> {
  const start = performance.now();
  const tally = new Tally();
  try {
    const documents = await pace.finish(findDocuments(reader, names, query, tally));
    transaction?.rememberQuery(query, documents);
    return { documents, tally };
  } finally {
    report(query, tally, start);
  }
}

function report({ scope: { collectionId } }: Query, { documents, entries }: Tally, start: number): void {
  const detail = collectionId === undefined ? {} : { detail: collectionId };
  reportOperation({
    name: 'query',
    ms: performance.now() - start,
    ...detail,
    looked: { documents, entries },
  });
}
