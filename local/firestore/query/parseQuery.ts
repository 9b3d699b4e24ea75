import * as v from 'valibot';
import { invalidArgument } from '../FirestoreError.ts';
import { limitedArray } from '../limitedArray.ts';
import { LIMITS } from '../limits.ts';
import type { QueryScope } from '../StoredDocument.ts';
import { parseFieldPath } from '../values/fieldPath.ts';
import { assertCollectionId, assertWellFormed } from '../values/names.ts';
import { parseValue } from '../values/parseValue.ts';
import { elementsOf } from '../values/value.ts';
import { assertAllowed } from './assertAllowed.ts';
import { leafFilters, withImplicitOrder } from './implicitOrder.ts';
import {
  type Aggregation,
  FIELD_OPERATORS,
  type FieldFilter,
  type Filter,
  type Query,
  UNARY_OPERATORS,
} from './query.ts';
import { splitDisjunctions } from './splitDisjunctions.ts';

const TOO_MANY_PARTS = `A query supports up to ${LIMITS.queryParts} filters and orders.`;

const fieldReferenceSchema = v.pipe(
  v.strictObject({ fieldPath: v.string() }),
  v.transform(({ fieldPath }) => parseFieldPath(fieldPath)),
);
const valueSchema = v.pipe(
  v.unknown(),
  v.transform((raw) => parseValue(raw)),
);
/** A 32-bit integer, as on the wire. */
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));

const compositeFilterSchema = v.pipe(
  v.strictObject({
    op: v.picklist(['AND', 'OR']),
    filters: limitedArray(
      v.lazy(() => filterSchema),
      LIMITS.queryParts,
    ),
  }),
  v.transform((filter): Filter => ({ type: 'composite', ...filter })),
);
const fieldFilterSchema = v.pipe(
  v.strictObject({ field: fieldReferenceSchema, op: v.picklist(FIELD_OPERATORS), value: valueSchema }),
  v.transform(({ field, op, value }): Filter => ({ type: 'field', path: field, op, value })),
);
const unaryFilterSchema = v.pipe(
  v.strictObject({ field: fieldReferenceSchema, op: v.picklist(UNARY_OPERATORS) }),
  v.transform(({ field, op }): Filter => ({ type: 'unary', path: field, op })),
);
const filterSchema: v.GenericSchema<unknown, Filter> = v.union([
  v.pipe(
    v.strictObject({ compositeFilter: compositeFilterSchema }),
    v.transform(({ compositeFilter }) => compositeFilter),
  ),
  v.pipe(
    v.strictObject({ fieldFilter: fieldFilterSchema }),
    v.transform(({ fieldFilter }) => fieldFilter),
  ),
  v.pipe(
    v.strictObject({ unaryFilter: unaryFilterSchema }),
    v.transform(({ unaryFilter }) => unaryFilter),
  ),
]);

/** Composite filters count too, so that nothing is parsed if there are far too many. */
const whereSchema = v.pipe(
  v.unknown(),
  v.check((raw) => hasFewFilters(raw, 2 * LIMITS.queryParts), TOO_MANY_PARTS),
  filterSchema,
);

const orderSchema = v.pipe(
  v.strictObject({
    field: fieldReferenceSchema,
    direction: v.exactOptional(v.picklist(['ASCENDING', 'DESCENDING', 'DIRECTION_UNSPECIFIED'])),
  }),
  v.transform(({ field, direction }) => ({
    path: field,
    direction: direction === 'DESCENDING' ? direction : ('ASCENDING' as const),
  })),
);

const cursorSchema = v.strictObject({
  values: v.exactOptional(limitedArray(valueSchema, LIMITS.queryParts), []),
  before: v.exactOptional(v.boolean(), false),
});

const collectionSchema = v.strictObject({
  collectionId: v.exactOptional(v.pipe(v.string(), v.regex(/^[^/]*$/))),
  allDescendants: v.exactOptional(v.boolean(), false),
});

/**
 * A google.firestore.v1.StructuredQuery. Strict: unsupported parts (such as `findNearest`) are refused, never
 * ignored.
 */
export const structuredQuerySchema = v.strictObject({
  select: v.exactOptional(
    v.strictObject({ fields: v.exactOptional(limitedArray(fieldReferenceSchema, LIMITS.maskPaths), []) }),
  ),
  from: v.strictTuple([collectionSchema]),
  where: v.exactOptional(whereSchema),
  orderBy: v.exactOptional(limitedArray(orderSchema, LIMITS.queryParts), []),
  startAt: v.exactOptional(cursorSchema),
  endAt: v.exactOptional(cursorSchema),
  offset: v.exactOptional(countSchema, 0),
  limit: v.exactOptional(countSchema),
});

const aggregationSchema = v.strictObject({
  alias: v.exactOptional(v.pipe(v.string(), v.transform(assertWellFormed))),
  count: v.exactOptional(
    v.strictObject({
      upTo: v.exactOptional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), countSchema)),
    }),
  ),
  sum: v.exactOptional(v.strictObject({ field: fieldReferenceSchema })),
  avg: v.exactOptional(v.strictObject({ field: fieldReferenceSchema })),
});

/** A google.firestore.v1.StructuredAggregationQuery. */
export const structuredAggregationQuerySchema = v.strictObject({
  structuredQuery: structuredQuerySchema,
  aggregations: v.pipe(limitedArray(aggregationSchema, LIMITS.aggregations), v.minLength(1)),
});

/** The canonical query of a parsed message, run beneath `parent` ('' for the root). @throws FirestoreError INVALID_ARGUMENT */
export function toQuery(parent: string, message: v.InferOutput<typeof structuredQuerySchema>): Query {
  const { from, where = null, select, startAt = null, endAt = null, offset, limit = null } = message;
  const filters = leafFilters(where);
  const parts = filters.length + message.orderBy.length + (parent === '' ? 0 : 1);
  if (parts > LIMITS.queryParts) throw invalidArgument(TOO_MANY_PARTS);
  for (const filter of filters) if (filter.type === 'field') assertOperand(filter);
  splitDisjunctions(where);
  const query: Query = {
    scope: toScope(parent, from[0]),
    where,
    orderBy: withImplicitOrder(message.orderBy, where),
    startAt,
    endAt,
    offset,
    limit,
    select: select?.fields ?? null,
  };
  assertAllowed(query);
  return query;
}

function toScope(
  parent: string,
  { collectionId, allDescendants }: v.InferOutput<typeof collectionSchema>,
): QueryScope {
  const id = collectionId === '' ? undefined : collectionId;
  if (id !== undefined) assertCollectionId(id);
  else if (!allDescendants) throw invalidArgument('A query must name its collection.');
  return { parent, collectionId: id, allDescendants };
}

function assertOperand({ op, value }: FieldFilter): void {
  if (op !== 'IN' && op !== 'NOT_IN' && op !== 'ARRAY_CONTAINS_ANY') return;
  const limit = op === 'NOT_IN' ? LIMITS.notInValues : LIMITS.disjunctionValues;
  const { length } = elementsOf(value);
  if (length === 0) throw invalidArgument(`'${op}' requires a non-empty array.`);
  if (length > limit) throw invalidArgument(`'${op}' supports up to ${limit} comparison values.`);
}

/**
 * The canonical aggregations of a parsed message; one without an alias is named `field_1`, `field_2`, ...
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function toAggregations(
  messages: v.InferOutput<typeof structuredAggregationQuerySchema>['aggregations'],
): readonly Aggregation[] {
  return messages.map(({ alias, count, sum, avg }, index): Aggregation => {
    const name = alias || `field_${index + 1}`;
    if (count && !sum && !avg) return { type: 'count', alias: name, upTo: count.upTo ?? null };
    if (sum && !count && !avg) return { type: 'sum', alias: name, path: sum.field };
    if (avg && !count && !sum) return { type: 'avg', alias: name, path: avg.field };
    throw invalidArgument('An aggregation must be one of count, sum and avg.');
  });
}

/**
 * Returns whether an unparsed filter consists of at most `limit` filters, including composite ones. It
 * examines no more than that number.
 */
function hasFewFilters(filter: unknown, limit: number): boolean {
  const waiting: unknown[] = [filter];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined && count <= limit; next = waiting.pop()) {
    count += 1;
    waiting.push(...innerFilters(next).slice(0, limit + 1));
  }
  return count <= limit;
}

function innerFilters(filter: unknown): readonly unknown[] {
  const filters = propertyOf(propertyOf(filter, 'compositeFilter'), 'filters');
  return Array.isArray(filters) ? filters : [];
}

function propertyOf(raw: unknown, name: string): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined;
  return Object.getOwnPropertyDescriptor(raw, name)?.value;
}
