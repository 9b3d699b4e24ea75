import * as v from 'valibot';
import type { Permit } from '../authorize.ts';
import type { HandlerDeps } from '../HandlerDeps.ts';
import { structuredAggregationQuerySchema, toAggregations, toQuery } from '../query/parseQuery.ts';
import type { Fields } from '../values/value.ts';
import type { Pace } from '../work/Pace.ts';
import { parseRequest } from './parseRequest.ts';
import { queryAggregates } from './queryDocuments.ts';
import { openReadContext, readContextEntries } from './readContext.ts';

const requestSchema = v.strictObject({
  structuredAggregationQuery: structuredAggregationQuerySchema,
  ...readContextEntries,
});

interface AggregationAnswer {
  readonly transaction?: string;
  readonly result: { readonly aggregateFields: Fields };
  readonly readTime: string;
}

/** RunAggregationQuery: one response with the aggregates by alias. */
export async function* runAggregationQuery(
  deps: HandlerDeps,
  parent: string,
  body: unknown,
  permit: Permit,
  pace: Pace,
): AsyncGenerator<AggregationAnswer> {
  const { names, store } = deps;
  const { structuredAggregationQuery, ...contextMessage } = parseRequest(requestSchema, body);
  const query = toQuery(names.parentPath(parent), structuredAggregationQuery.structuredQuery);
  const aggregations = toAggregations(structuredAggregationQuery.aggregations);
  permit({ type: 'list', query }, (path) => store.get(path));
  const context = openReadContext(deps, contextMessage);
  try {
    const readTime = store.clock.readTime();
    const aggregateFields = await queryAggregates(deps, context, pace, query, aggregations);
    yield { ...context.begun, result: { aggregateFields }, readTime };
  } finally {
    context.close();
  }
}
