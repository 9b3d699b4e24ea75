import { compareResourceNames, compareStrings } from './compareStrings.ts';
import { compareNumbers } from './numbers.ts';
import { type Fields, isNumberValue, type Value, vectorElements } from './value.ts';

/** The order of types in Firestore; values of different types are ordered by it alone. */
const RANKS = {
  null: 0,
  boolean: 1,
  number: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const;

/** The rank of a value's type in Firestore's order; integers and doubles are one type. */
export function typeRank(value: Value): number {
  if ('nullValue' in value) return RANKS.null;
  if ('booleanValue' in value) return RANKS.boolean;
  if (isNumberValue(value)) return RANKS.number;
  if ('timestampValue' in value) return RANKS.timestamp;
  if ('stringValue' in value) return RANKS.string;
  if ('bytesValue' in value) return RANKS.bytes;
  if ('referenceValue' in value) return RANKS.reference;
  if ('geoPointValue' in value) return RANKS.geoPoint;
  if ('arrayValue' in value) return RANKS.array;
  return vectorElements(value) ? RANKS.vector : RANKS.map;
}

/**
 * Firestore's total order over all values: negative, zero or positive as `a` comes before, with or after `b`.
 * Zero is also Firestore's equality in filters and array transforms (1 equals 1.0, NaN equals NaN).
 */
export function compareValues(a: Value, b: Value): number {
  return typeRank(a) - typeRank(b) || compareWithinType(a, b);
}

export function equalValues(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

function compareWithinType(a: Value, b: Value): number {
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if (isNumberValue(a) && isNumberValue(b)) return compareNumbers(a, b);
  if ('timestampValue' in a && 'timestampValue' in b)
    return compareStrings(a.timestampValue, b.timestampValue);
  if ('stringValue' in a && 'stringValue' in b) return compareStrings(a.stringValue, b.stringValue);
  if ('bytesValue' in a && 'bytesValue' in b) return compareBytes(a.bytesValue, b.bytesValue);
  if ('referenceValue' in a && 'referenceValue' in b) {
    return compareResourceNames(a.referenceValue, b.referenceValue);
  }
  if ('geoPointValue' in a && 'geoPointValue' in b) return compareGeoPoints(a.geoPointValue, b.geoPointValue);
  if ('arrayValue' in a && 'arrayValue' in b) return compareArrays(a.arrayValue.values, b.arrayValue.values);
  if ('mapValue' in a && 'mapValue' in b) return compareMapValues(a, b);
  return 0;
}

function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a, 'base64'), Buffer.from(b, 'base64'));
}

interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

function compareGeoPoints(a: GeoPoint, b: GeoPoint): number {
  return a.latitude - b.latitude || a.longitude - b.longitude;
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  for (const [index, element] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareValues(element, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Vectors are ordered by their dimension first, maps key by key. */
function compareMapValues(a: { mapValue: { fields: Fields } }, b: { mapValue: { fields: Fields } }): number {
  const x = vectorElements(a);
  const y = vectorElements(b);
  if (x && y) return x.length - y.length || compareArrays(x, y);
  return compareFields(a.mapValue.fields, b.mapValue.fields);
}

function compareFields(a: Fields, b: Fields): number {
  const x = sortedEntries(a);
  const y = sortedEntries(b);
  for (const [index, [name, value]] of x.entries()) {
    const other = y[index];
    if (other === undefined) return 1;
    const order = compareStrings(name, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return x.length - y.length;
}

function sortedEntries(fields: Fields): [string, Value][] {
  return Object.entries(fields).sort(([a], [b]) => compareStrings(a, b));
}
