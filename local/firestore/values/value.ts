/**
 * Firestore values in one canonical JSON form, parsed at the door, compared, stored in SQLite and sent to
 * both kinds of clients (google.firestore.v1.Value).
 */
export type Value =
  | NullValue
  | BooleanValue
  | IntegerValue
  | DoubleValue
  | TimestampValue
  | StringValue
  | BytesValue
  | ReferenceValue
  | GeoPointValue
  | ArrayValue
  | MapValue;

interface NullValue {
  readonly nullValue: null;
}
interface BooleanValue {
  readonly booleanValue: boolean;
}
/** A signed 64-bit integer in decimal digits: JavaScript's numbers cannot hold them all. */
export interface IntegerValue {
  readonly integerValue: string;
}
/** The strings are the doubles that JSON has no number for. */
export interface DoubleValue {
  readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0';
}
/** `YYYY-MM-DDTHH:MM:SS.ffffffZ`: fixed width, so that text order is time order. */
interface TimestampValue {
  readonly timestampValue: string;
}
interface StringValue {
  readonly stringValue: string;
}
/** Base64. */
interface BytesValue {
  readonly bytesValue: string;
}
/** A full resource name, `projects/{p}/databases/{d}/documents/...`. */
interface ReferenceValue {
  readonly referenceValue: string;
}
interface GeoPointValue {
  readonly geoPointValue: { readonly latitude: number; readonly longitude: number };
}
export interface ArrayValue {
  readonly arrayValue: { readonly values: readonly Value[] };
}
export interface MapValue {
  readonly mapValue: { readonly fields: Fields };
}

export type Fields = Readonly<Record<string, Value>>;
export type NumberValue = IntegerValue | DoubleValue;

export const NULL_VALUE: NullValue = { nullValue: null };

export function isNull(value: Value): value is NullValue {
  return 'nullValue' in value;
}

export function isNumberValue(value: Value): value is NumberValue {
  return 'integerValue' in value || 'doubleValue' in value;
}

export function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN';
}

/** The elements of an array, or nothing for a value of another type. */
export function elementsOf(value: Value | undefined): readonly Value[] {
  return value !== undefined && 'arrayValue' in value ? value.arrayValue.values : [];
}

/** The fields of a map, or undefined for a value of another type. */
export function fieldsOf(value: Value | undefined): Fields | undefined {
  return value !== undefined && 'mapValue' in value ? value.mapValue.fields : undefined;
}

const VECTOR_MARK = '__vector__';
const VECTOR_ELEMENTS = 'value';

/** The elements of a vector (a map that the SDKs mark as one), or undefined for any other value. */
export function vectorElements(value: Value): readonly Value[] | undefined {
  const fields = fieldsOf(value);
  const mark = fields?.[VECTOR_TYPE_FIELD];
  if (mark === undefined || !('stringValue' in mark) || mark.stringValue !== VECTOR_MARK) return undefined;
  return elementsOf(fields?.[VECTOR_ELEMENTS]);
}

/** The one reserved name that a client may use inside a map. */
export const VECTOR_TYPE_FIELD = '__type__';
