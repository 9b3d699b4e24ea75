import * as v from 'valibot';
import { timedAsync } from '../../log/operations.ts';
import type { Permit } from '../authorize.ts';
import type { HandlerDeps } from '../HandlerDeps.ts';
import { requireIndex } from '../indexes/requireIndex.ts';
import { findDocuments } from '../query/executeQuery.ts';
import { structuredQuerySchema, toQuery } from '../query/parseQuery.ts';
import type { Aggregation, Query } from '../query/query.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import type { Pace } from '../work/Pace.ts';
import { type DocumentMessage, documentView } from './documentView.ts';
import { parseRequest } from './parseRequest.ts';
import { openReadContext, type ReadContext, readContextEntries } from './readContext.ts';

const requestSchema = v.strictObject({ structuredQuery: structuredQuerySchema, ...readContextEntries });

interface RunQueryAnswer {
  readonly transaction?: string;
  readonly document?: DocumentMessage;
  readonly readTime: string;
}

/** RunQuery: one response for each document found, or a single one without a document. */
export async function* runQuery(
  deps: HandlerDeps,
  parent: string,
  body: unknown,
  permit: Permit,
  pace: Pace,
): AsyncGenerator<RunQueryAnswer> {
  const { names, store } = deps;
  const { structuredQuery, ...contextMessage } = parseRequest(requestSchema, body);
  const query = toQuery(names.parentPath(parent), structuredQuery);
  permit({ type: 'list', query }, (path) => store.get(path));
  const context = openReadContext(deps, contextMessage);
  try {
    const readTime = store.clock.readTime();
    const found = await queryDocuments(deps, context, pace, query);
    // Only paths are kept, so that a slow client does not make the server keep all documents.
    const paths = found.map(({ path }) => path);
    if (context.begun.transaction) yield { ...context.begun, readTime };
    else if (paths.length === 0) yield { readTime };
    for (const path of paths) {
      const document = context.reader.get(path);
      if (document) yield { document: documentView(names, document, query.select), readTime };
    }
  } finally {
    context.close();
  }
}

/**
 * Runs a query on the state that the request reads, and lets its transaction remember the query. Refuses a query whose
 * index is missing.
 */
export async function queryDocuments(
  { names, indexes }: HandlerDeps,
  { reader, transaction }: ReadContext,
  pace: Pace,
  query: Query,
  aggregations: readonly Aggregation[] = [],
): Promise<readonly StoredDocument[]> {
  if (indexes) requireIndex(indexes, query, aggregations);
  const find = () => pace.finish(findDocuments(reader, names, query));
  const documents = await timedAsync('query', find, query.scope.collectionId);
  transaction?.rememberQuery(query, documents);
  return documents;
}
