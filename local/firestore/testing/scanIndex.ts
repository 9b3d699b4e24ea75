import { encodeValue, TAGS } from '../keys/encodeValue.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import type { Value } from '../values/value.ts';

export interface OracleFilter {
  readonly path: string;
  readonly op: string;
  /** None for unary filters. */
  readonly value: Value | undefined;
}

export interface OracleQuery {
  readonly op: 'AND' | 'OR';
  readonly filters: readonly OracleFilter[];
  readonly orderBy: readonly { readonly path: string; readonly isDescending: boolean }[];
  readonly startAt: OracleCursor | undefined;
  readonly endAt: OracleCursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
}

interface OracleCursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/**
 * The paths found by a query in one collection, computed as Firestore's documentation describes it: by
 * walking an index from one key to another. `root` is the prefix of the documents' names.
 */
export function scanIndex(
  documents: readonly StoredDocument[],
  query: OracleQuery,
  root: string,
): readonly string[] {
  const order = fullOrder(query);
  const entries = documents.flatMap((document) => {
    const read = (path: string) => readField(document, path, root);
    const keys = order.map(({ path }) => read(path));
    const found = keys.every((key) => key !== undefined) && isFound(query, read);
    return found ? [{ path: document.path, key: joinKeys(keys, order) }] : [];
  });
  entries.sort((a, b) => Buffer.compare(a.key, b.key));
  const { startAt, endAt, offset, limit = entries.length } = query;
  return entries
    .filter(({ key }) => !startAt || isAfter(key, startAt, order))
    .filter(({ key }) => !endAt || !isAfter(key, endAt, order))
    .slice(offset, offset + limit)
    .map(({ path }) => path);
}

function readField({ path, fields }: StoredDocument, field: string, root: string): Value | undefined {
  return field === '__name__' ? { referenceValue: `${root}/${path}` } : fields[field];
}

const INEQUALITIES = /^(LESS|GREATER|NOT|IS_NOT)_/;

/**
 * Adds the fields of inequalities to the order, and last the document's name, each in the direction of the last
 * requested field.
 */
function fullOrder({ orderBy, filters }: OracleQuery): OracleQuery['orderBy'] {
  const isDescending = orderBy.at(-1)?.isDescending ?? false;
  const compared = filters.filter(({ op }) => INEQUALITIES.test(op)).map(({ path }) => path);
  const implied = [...compared.filter((path) => path !== '__name__').sort(), '__name__'];
  const paths = new Set(orderBy.map(({ path }) => path));
  const added = [...new Set(implied)].filter((path) => !paths.has(path));
  return [...orderBy, ...added.map((path) => ({ path, isDescending }))];
}

function joinKeys(values: readonly (Value | undefined)[], order: OracleQuery['orderBy']): Buffer {
  const keys = values.map((value, index) => {
    const key = value === undefined ? Buffer.alloc(0) : encodeValue(value);
    return order[index]?.isDescending ? key.map((byte) => byte ^ 0xff) : key;
  });
  return Buffer.concat(keys);
}

function isAfter(key: Buffer, { values, before }: OracleCursor, order: OracleQuery['orderBy']): boolean {
  const bound = joinKeys(values, order);
  const compared = Buffer.compare(key.subarray(0, bound.length), bound);
  return before ? compared >= 0 : compared > 0;
}

function isFound({ op, filters }: OracleQuery, read: (path: string) => Value | undefined): boolean {
  const matches = ({ path, ...filter }: OracleFilter) => {
    const value = read(path);
    return value !== undefined && matchesOne(filter, value);
  };
  return op === 'OR' && filters.length > 0 ? filters.some(matches) : filters.every(matches);
}

function matchesOne({ op, value: operand }: Omit<OracleFilter, 'path'>, value: Value): boolean {
  const key = encodeValue(value);
  const isNull = key[0] === TAGS.null;
  const isNotANumber = key[0] === TAGS.nan;
  if (operand === undefined) {
    const found = {
      IS_NULL: isNull,
      IS_NOT_NULL: !isNull,
      IS_NAN: isNotANumber,
      IS_NOT_NAN: !isNotANumber && !isNull,
    };
    return found[op as keyof typeof found];
  }
  const elements = 'arrayValue' in value ? value.arrayValue.values.map(encodeValue) : [];
  const wanted = op.endsWith('IN') || op.endsWith('ANY') ? listOf(operand) : [encodeValue(operand)];
  switch (op) {
    case 'EQUAL':
    case 'IN':
      return isLookedUp(wanted, key);
    case 'ARRAY_CONTAINS':
    case 'ARRAY_CONTAINS_ANY':
      return elements.some((element) => isLookedUp(wanted, element));
    case 'NOT_EQUAL':
    case 'NOT_IN':
      return !isNull && !wanted.some((one) => one[0] === TAGS.null || one.equals(key));
    default:
      return isInRange(op, key, encodeValue(operand));
  }
}

function listOf(value: Value): readonly Buffer[] {
  return 'arrayValue' in value ? value.arrayValue.values.map(encodeValue) : [];
}

function isLookedUp(wanted: readonly Buffer[], key: Buffer): boolean {
  return key[0] !== TAGS.null && key[0] !== TAGS.nan && wanted.some((one) => one.equals(key));
}

/**
 * Returns whether an inequality finds a key: it must be between the bound and the end of the bound's type, or between
 * the type's beginning and the bound.
 */
function isInRange(op: string, key: Buffer, bound: Buffer): boolean {
  if (typeOf(key) !== typeOf(bound) || key[0] === TAGS.null || key[0] === TAGS.nan) return false;
  const order = Buffer.compare(key, bound);
  if (order === 0) return op.endsWith('EQUAL');
  return op.startsWith('LESS') ? order < 0 : order > 0;
}

function typeOf([tag]: Buffer): number | undefined {
  return tag === TAGS.true ? TAGS.false : tag;
}
