import * as v from 'valibot';
import { invalidArgument } from '../FirestoreError.ts';
import type { Scope } from '../StoredDocument.ts';
import { parseFieldPath } from '../values/fieldPath.ts';
import { assertCollectionId } from '../values/names.ts';
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

const MAX_DISJUNCTION_VALUES = 30;
const MAX_NOT_IN_VALUES = 10;

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
  v.strictObject({ op: v.picklist(['AND', 'OR']), filters: v.array(v.lazy(() => filterSchema)) }),
  v.transform((filter): Filter => ({ kind: 'composite', ...filter })),
);
const fieldFilterSchema = v.pipe(
  v.strictObject({ field: fieldReferenceSchema, op: v.picklist(FIELD_OPERATORS), value: valueSchema }),
  v.transform(({ field, op, value }): Filter => ({ kind: 'field', path: field, op, value })),
);
const unaryFilterSchema = v.pipe(
  v.strictObject({ field: fieldReferenceSchema, op: v.picklist(UNARY_OPERATORS) }),
  v.transform(({ field, op }): Filter => ({ kind: 'unary', path: field, op })),
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
  values: v.exactOptional(v.array(valueSchema), []),
  before: v.exactOptional(v.boolean(), false),
});

const collectionSchema = v.strictObject({
  collectionId: v.exactOptional(v.pipe(v.string(), v.regex(/^[^/]*$/))),
  allDescendants: v.exactOptional(v.boolean(), false),
});

/** A google.firestore.v1.StructuredQuery. Strict: what this backend does not know (such as `findNearest`) is refused, never ignored. */
export const structuredQuerySchema = v.strictObject({
  select: v.exactOptional(v.strictObject({ fields: v.exactOptional(v.array(fieldReferenceSchema), []) })),
  from: v.strictTuple([collectionSchema]),
  where: v.exactOptional(filterSchema),
  orderBy: v.exactOptional(v.array(orderSchema), []),
  startAt: v.exactOptional(cursorSchema),
  endAt: v.exactOptional(cursorSchema),
  offset: v.exactOptional(countSchema, 0),
  limit: v.exactOptional(countSchema),
});

const aggregationSchema = v.strictObject({
  alias: v.exactOptional(v.string()),
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
  aggregations: v.pipe(v.array(aggregationSchema), v.minLength(1), v.maxLength(5)),
});

/** The canonical query of a parsed message, run beneath `parent` ('' for the root). */
export function toQuery(parent: string, message: v.InferOutput<typeof structuredQuerySchema>): Query {
  const { from, where, select, startAt, endAt, offset, limit } = message;
  for (const filter of leafFilters(where)) if (filter.kind === 'field') assertOperand(filter);
  const query: Query = {
    scope: toScope(parent, from[0]),
    where,
    orderBy: withImplicitOrder(message.orderBy, where),
    startAt,
    endAt,
    offset,
    limit,
    select: select?.fields,
  };
  assertAllowed(query);
  return query;
}

function toScope(
  parent: string,
  { collectionId, allDescendants }: v.InferOutput<typeof collectionSchema>,
): Scope {
  const id = collectionId === '' ? undefined : collectionId;
  if (id !== undefined) assertCollectionId(id);
  else if (!allDescendants) throw invalidArgument('A query must name its collection.');
  return { parent, collectionId: id, allDescendants };
}

function assertOperand({ op, value }: FieldFilter): void {
  if (op !== 'IN' && op !== 'NOT_IN' && op !== 'ARRAY_CONTAINS_ANY') return;
  const limit = op === 'NOT_IN' ? MAX_NOT_IN_VALUES : MAX_DISJUNCTION_VALUES;
  const { length } = elementsOf(value);
  if (length === 0) throw invalidArgument(`'${op}' requires a non-empty array.`);
  if (length > limit) throw invalidArgument(`'${op}' supports up to ${limit} comparison values.`);
}

/** The canonical aggregations of a parsed message; one without an alias is named `field_1`, `field_2`, ... */
export function toAggregations(
  messages: v.InferOutput<typeof structuredAggregationQuerySchema>['aggregations'],
): readonly Aggregation[] {
  return messages.map(({ alias, count, sum, avg }, index): Aggregation => {
    const name = alias || `field_${index + 1}`;
    if (count && !sum && !avg) return { kind: 'count', alias: name, upTo: count.upTo };
    if (sum && !count && !avg) return { kind: 'sum', alias: name, path: sum.field };
    if (avg && !count && !sum) return { kind: 'avg', alias: name, path: avg.field };
    throw invalidArgument('An aggregation must be one of count, sum and avg.');
  });
}
