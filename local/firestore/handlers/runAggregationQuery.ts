import * as v from 'valibot';
import type { Permit } from '../authorize.ts';
import type { Backend } from '../Backend.ts';
import { aggregate } from '../query/aggregate.ts';
import { structuredAggregationQuerySchema, toAggregations, toQuery } from '../query/parseQuery.ts';
import type { Fields } from '../values/value.ts';
import { parseRequest } from './parseRequest.ts';
import { openReadContext, readContextEntries } from './readContext.ts';
import { queryDocuments } from './runQuery.ts';

const requestSchema = v.strictObject({
  structuredAggregationQuery: structuredAggregationQuerySchema,
  ...readContextEntries,
});

export interface AggregationAnswer {
  readonly transaction?: string;
  readonly result: { readonly aggregateFields: Fields };
  readonly readTime: string;
}

/** RunAggregationQuery: one answer with the aggregates by alias. */
export function runAggregationQuery(
  backend: Backend,
  parent: string,
  body: unknown,
  permit: Permit,
): readonly AggregationAnswer[] {
  const { structuredAggregationQuery, ...contextMessage } = parseRequest(requestSchema, body);
  const query = toQuery(backend.names.parentPath(parent), structuredAggregationQuery.structuredQuery);
  const aggregations = toAggregations(structuredAggregationQuery.aggregations);
  permit({ kind: 'list', query });
  const context = openReadContext(backend, contextMessage);
  const readTime = backend.store.clock.readTime();
  const documents = queryDocuments(backend, context, query, aggregations);
  const aggregateFields = aggregate(documents, aggregations);
  return [{ ...context.begun, result: { aggregateFields }, readTime }];
}
