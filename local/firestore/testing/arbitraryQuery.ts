import fc from 'fast-check';
import type { StoredDocument } from '../StoredDocument.ts';
import type { Fields, Value } from '../values/value.ts';
import type { OracleFilter, OracleQuery } from './scanIndex.ts';

export const ROOT = 'projects/p/databases/(default)/documents';
const TIME = '2026-01-01T00:00:00.000000Z';
const IDS = ['a', 'b', 'a-b', 'B', '__id7__', '__id12__', '__id-2__', '🗝', '\uffee'];

const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const map = (fields: Fields): Value => ({ mapValue: { fields } });
const vector = (...values: Value[]): Value =>
  map({ __type__: { stringValue: '__vector__' }, value: list(...values) });
const integer = (n: number): Value => ({ integerValue: String(n) });

/** Values of each kind, with its limits. They are few, so that equal and neighbouring values often meet. */
const SIMPLE: readonly Value[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  integer(-1),
  { doubleValue: '-0' },
  integer(0),
  { doubleValue: 0.5 },
  integer(1),
  { doubleValue: 1 },
  { doubleValue: 'Infinity' },
  { timestampValue: TIME },
  { timestampValue: '2026-01-01T00:00:00.000001Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'a\0' },
  { stringValue: '\uffee' },
  { stringValue: '🗝' },
  { bytesValue: '' },
  { bytesValue: 'AQ==' },
  { referenceValue: `${ROOT}/c/a` },
  { referenceValue: `${ROOT}/c/__id7__` },
  { geoPointValue: { latitude: -1, longitude: 2 } },
  { geoPointValue: { latitude: 1, longitude: -2 } },
];
const NESTED: readonly Value[] = [
  ...SIMPLE.map((value) => list(value)),
  list(),
  list(integer(1), { nullValue: null }),
  map({}),
  map({ a: integer(1) }),
  map({ a: { doubleValue: 1 }, b: { nullValue: null } }),
  map({ a: { doubleValue: 'NaN' } }),
  vector({ doubleValue: 2 }),
  vector({ doubleValue: 1 }, { doubleValue: 1 }),
];

const anyName = fc.constantFrom(...IDS).map((id): Value => ({ referenceValue: `${ROOT}/c/${id}` }));
const path = fc.constantFrom('f', 'g');
const RANGES = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'];

/** Documents of a collection `c` with the fields `f` and `g`, where they have them, and a query that production takes. */
export interface Question {
  readonly documents: readonly StoredDocument[];
  readonly query: OracleQuery;
}

/** Documents and query take their values from a small set, so that many documents match. */
export const arbitraryQuestion: fc.Arbitrary<Question> = fc
  .array(fc.constantFrom(...SIMPLE, ...NESTED), { minLength: 2, maxLength: 6 })
  .map((few) => fc.oneof({ arbitrary: fc.constantFrom(...few), weight: 5 }, fc.constantFrom(...SIMPLE)))
  .chain((value) => fc.record({ documents: documentsOf(value), query: queryOf(value) }));

function documentsOf(value: fc.Arbitrary<Value>): fc.Arbitrary<readonly StoredDocument[]> {
  const field = fc.option(value, { freq: 8, nil: undefined });
  const document = fc.tuple(fc.constantFrom(...IDS), field, field).map(([id, f, g]) => ({
    path: `c/${id}`,
    fields: { ...(f && { f }), ...(g && { g }) },
    createTime: TIME,
    updateTime: TIME,
  }));
  return fc.uniqueArray(document, { minLength: 4, selector: (one) => one.path });
}

function queryOf(value: fc.Arbitrary<Value>): fc.Arbitrary<OracleQuery> {
  return anyOrder
    .chain((orderBy) =>
      fc.record({
        op: fc.constantFrom('AND', 'OR'),
        filters: filtersOf(value),
        orderBy: fc.constant(orderBy),
        startAt: cursorOf(orderBy, value),
        endAt: cursorOf(orderBy, value),
        offset: fc.nat(1),
        limit: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      }),
    )
    .filter(isAllowed);
}

/** Nothing comes after the name in an order. */
const anyOrder = fc
  .uniqueArray(fc.record({ path: fc.constantFrom('f', 'g', '__name__'), isDescending: fc.boolean() }), {
    selector: (one) => one.path,
  })
  .map((all) => all.slice(0, all.findIndex((one) => one.path === '__name__') + 1 || undefined));

/** Filters of which at most one is of a kind that production allows only once in a query. */
function filtersOf(value: fc.Arbitrary<Value>): fc.Arbitrary<readonly OracleFilter[]> {
  const none = fc.constant(undefined);
  const several = fc.array(value, { minLength: 1, maxLength: 4 }).map((values) => list(...values));
  const once = fc.oneof(
    fc.record({ path, op: fc.constantFrom('NOT_EQUAL', 'ARRAY_CONTAINS'), value }),
    fc.record({ path, op: fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY', 'NOT_IN'), value: several }),
    fc.record({ path, op: fc.constantFrom('IS_NOT_NULL', 'IS_NOT_NAN'), value: none }),
  );
  const plain = fc.oneof(
    fc.record({ path, op: fc.constantFrom(...RANGES, 'EQUAL'), value }),
    fc.record({ path, op: fc.constantFrom('IS_NULL', 'IS_NAN'), value: none }),
    fc.record({ path: fc.constant('__name__'), op: fc.constantFrom(...RANGES, 'EQUAL'), value: anyName }),
  );
  return fc
    .tuple(fc.array(once, { maxLength: 1 }), fc.array(plain, { maxLength: 2 }))
    .map((parts) => parts.flat());
}

function cursorOf(orderBy: OracleQuery['orderBy'], value: fc.Arbitrary<Value>) {
  const values = fc.tuple(...orderBy.map((one) => (one.path === '__name__' ? anyName : value)));
  return fc.option(fc.record({ values, before: fc.boolean() }), { freq: 1, nil: undefined });
}

function isAllowed({ op, filters, orderBy }: OracleQuery): boolean {
  const comparesByOrder = filters.some((filter) => /^(LESS|GREATER|NOT|IS_NOT)_/.test(filter.op));
  if (comparesByOrder && orderBy.some((one) => one.path === '__name__')) return false;
  return op === 'AND' || filters.every((filter) => filter.op !== 'NOT_IN');
}

/** The query as clients send it. */
export function toMessage({ op, filters, orderBy, startAt, endAt, offset, limit }: OracleQuery) {
  const field = (path: string) => ({ fieldPath: path });
  const messages = filters.map(({ path, op, value }) =>
    value === undefined
      ? { unaryFilter: { field: field(path), op } }
      : { fieldFilter: { field: field(path), op, value } },
  );
  return {
    from: [{ collectionId: 'c' }],
    orderBy: orderBy.map(({ path, isDescending }) => ({
      field: field(path),
      direction: isDescending ? 'DESCENDING' : 'ASCENDING',
    })),
    offset,
    ...(messages.length > 0 && { where: { compositeFilter: { op, filters: messages } } }),
    ...(startAt && { startAt }),
    ...(endAt && { endAt }),
    ...(limit !== undefined && { limit }),
  };
}
