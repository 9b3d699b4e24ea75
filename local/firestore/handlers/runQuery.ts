import * as v from 'valibot';
import { timed } from '../../log/operations.ts';
import type { Permit } from '../authorize.ts';
import type { Backend } from '../Backend.ts';
import { requireIndex } from '../indexes/requireIndex.ts';
import { executeQuery } from '../query/executeQuery.ts';
import { structuredQuerySchema, toQuery } from '../query/parseQuery.ts';
import type { Aggregation, Query } from '../query/query.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import { type DocumentMessage, documentView } from './documentView.ts';
import { parseRequest } from './parseRequest.ts';
import { openReadContext, type ReadContext, readContextEntries } from './readContext.ts';

const requestSchema = v.strictObject({ structuredQuery: structuredQuerySchema, ...readContextEntries });

export interface RunQueryAnswer {
  readonly transaction?: string;
  readonly document?: DocumentMessage;
  readonly readTime: string;
}

/** RunQuery: one answer for each document found, or a single one without a document. */
export function runQuery(
  backend: Backend,
  parent: string,
  body: unknown,
  permit: Permit,
): readonly RunQueryAnswer[] {
  const { names, store } = backend;
  const { structuredQuery, ...contextMessage } = parseRequest(requestSchema, body);
  const query = toQuery(names.parentPath(parent), structuredQuery);
  permit({ kind: 'list', query });
  const context = openReadContext(backend, contextMessage);
  const readTime = store.clock.readTime();
  const answers = queryDocuments(backend, context, query).map(
    (document): RunQueryAnswer => ({ document: documentView(names, document, query.select), readTime }),
  );
  const [first = { readTime }, ...others] = answers;
  return [{ ...context.begun, ...first }, ...others];
}

/** Runs a query where its request reads; a transaction remembers it. Refuses one that lacks its index. */
export function queryDocuments(
  { names, indexes }: Backend,
  { reader, transaction }: ReadContext,
  query: Query,
  aggregations: readonly Aggregation[] = [],
): readonly StoredDocument[] {
  if (indexes) requireIndex(indexes, query, aggregations);
  const find = () => executeQuery(reader, names, query);
  const documents = timed('query', find, query.scope.collectionId);
  transaction?.rememberQuery(query, documents);
  return documents;
}
