import { invalidArgument } from '../FirestoreError.ts';
import { LIMITS } from '../limits.ts';
import { finishAtOnce } from '../work/finishAtOnce.ts';
import { sortStrings } from './compareStrings.ts';
import { assertWellFormed, isReservedName } from './names.ts';
import { doubleValue, fitsInteger } from './numbers.ts';
import { shorten } from './shorten.ts';
import { parseTimestamp } from './timestamp.ts';
import { type Fields, NULL_VALUE, type Value, VECTOR_TYPE_FIELD } from './value.ts';

/** Deeper than any value that may be stored: only guards the stack. */
const MAX_DEPTH = 64;

/** Number of fields or elements after which the work can pause. */
const STEP = 500;

type ValueKind = Value extends infer Kind ? (Kind extends Value ? keyof Kind : never) : never;
type PlainKind = Exclude<ValueKind, 'arrayValue' | 'mapValue'>;

const PLAIN_PARSERS: { readonly [Kind in PlainKind]: (raw: unknown) => Value } = {
  nullValue: parseNull,
  booleanValue: parseBoolean,
  integerValue: parseInteger,
  doubleValue: parseDouble,
  timestampValue: (raw) => ({ timestampValue: parseTimestamp(expectString(raw)) }),
  stringValue: (raw) => ({ stringValue: assertWellFormed(expectString(raw)) }),
  bytesValue: parseBytes,
  referenceValue: parseReference,
  geoPointValue: parseGeoPoint,
};

/** Parses a google.firestore.v1.Value in its JSON form to the canonical spelling. @throws FirestoreError INVALID_ARGUMENT */
export function parseValue(raw: unknown): Value {
  const kind = kindOf(raw);
  return isPlain(kind) ? PLAIN_PARSERS[kind](propertyOf(raw, kind)) : finishAtOnce(parseHolder(raw, kind, 0));
}

/**
 * Parses the fields of a document or map, yielding between its steps; absent is empty. They are sorted by
 * name: Firestore promises no order, and code relying on the writer's would break in production. @throws
 * FirestoreError INVALID_ARGUMENT
 */
export function* parseFields(raw: unknown, depth = 0): Generator<void, Fields> {
  if (raw === undefined || raw === null) return {};
  const values = expectObject(raw) as Readonly<Record<string, unknown>>;
  const names = Object.keys(values);
  if (names.reduce((length, name) => length + name.length, 0) > LIMITS.documentBytes)
    throw invalidArgument('The names of a map are longer than a document can be.');
  const sorted = sortStrings(names);
  const parsed = yield* parseAll(
    sorted.map((name) => values[name]),
    depth + 1,
  );
  return Object.fromEntries(parsed.map((value, index) => [parseFieldName(sorted[index] ?? ''), value]));
}

/**
 * Parses the `values` of a google.firestore.v1.ArrayValue, stopping between its steps; absent is empty.
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function* parseElements(raw: unknown, depth = 0): Generator<void, readonly Value[]> {
  const values = propertyOf(raw, 'values') ?? [];
  if (!Array.isArray(values)) throw invalidArgument('The values of an array must be a list.');
  return yield* parseAll(values, depth + 1);
}

function* parseAll(raws: readonly unknown[], depth: number): Generator<void, readonly Value[]> {
  const values: Value[] = [];
  for (const raw of raws) {
    const kind = kindOf(raw);
    if (isPlain(kind)) values.push(PLAIN_PARSERS[kind](propertyOf(raw, kind)));
    else values.push(yield* parseHolder(raw, kind, depth));
    if (values.length % STEP === 0) yield;
  }
  return values;
}

/** An array or a map. */
function* parseHolder(raw: unknown, kind: 'arrayValue' | 'mapValue', depth: number): Generator<void, Value> {
  if (depth > MAX_DEPTH) throw invalidArgument('A value is nested too deeply.');
  const held = propertyOf(raw, kind);
  if (kind === 'arrayValue') return { arrayValue: { values: yield* parseElements(held, depth) } };
  return { mapValue: { fields: yield* parseFields(propertyOf(held, 'fields'), depth) } };
}

function kindOf(raw: unknown): ValueKind {
  const [kind, ...others] = Object.keys(expectObject(raw));
  if (kind === undefined || others.length > 0 || !isValueKind(kind)) {
    throw invalidArgument('A value must have exactly one known type.');
  }
  return kind;
}

function isPlain(kind: ValueKind): kind is PlainKind {
  return kind !== 'arrayValue' && kind !== 'mapValue';
}

function isValueKind(kind: string): kind is ValueKind {
  return kind === 'arrayValue' || kind === 'mapValue' || Object.hasOwn(PLAIN_PARSERS, kind);
}

function parseFieldName(name: string): string {
  if (name === '') throw invalidArgument('A field name cannot be empty.');
  if (isReservedName(name) && name !== VECTOR_TYPE_FIELD)
    throw invalidArgument(`Field name "${shorten(name)}" is reserved.`);
  if (Buffer.byteLength(assertWellFormed(name)) > LIMITS.fieldNameBytes)
    throw invalidArgument(`A field name can be ${LIMITS.fieldNameBytes} bytes long at most.`);
  return name;
}

function parseNull(raw: unknown): Value {
  if (raw !== null && raw !== 'NULL_VALUE' && raw !== 0) throw invalidArgument('Invalid null value.');
  return NULL_VALUE;
}

function parseBoolean(raw: unknown): Value {
  if (typeof raw !== 'boolean') throw invalidArgument('Expected true or false.');
  return { booleanValue: raw };
}

function parseInteger(raw: unknown): Value {
  const digits = typeof raw === 'number' && Number.isSafeInteger(raw) ? String(raw) : raw;
  if (typeof digits !== 'string' || !/^-?\d{1,19}$/.test(digits) || !fitsInteger(BigInt(digits))) {
    throw invalidArgument('Expected a 64-bit integer.');
  }
  return { integerValue: BigInt(digits).toString() };
}

const NUMBER_TEXT = /^(?:NaN|-?Infinity|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)$/;

function parseDouble(raw: unknown): Value {
  if (typeof raw === 'number') return doubleValue(raw);
  if (typeof raw === 'string' && NUMBER_TEXT.test(raw)) return doubleValue(Number(raw));
  throw invalidArgument('Expected a number.');
}

const BASE64_TEXT = /^[A-Za-z0-9+/_-]*={0,2}$/;

function parseBytes(raw: unknown): Value {
  const text = expectString(raw);
  if (!BASE64_TEXT.test(text)) throw invalidArgument('Expected bytes in base64.');
  return { bytesValue: Buffer.from(text, 'base64').toString('base64') };
}

function parseReference(raw: unknown): Value {
  const name = assertWellFormed(expectString(raw));
  if (!/^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^/]+)+$/.test(name)) {
    throw invalidArgument(`Invalid reference "${shorten(name)}".`);
  }
  return { referenceValue: name };
}

function parseGeoPoint(raw: unknown): Value {
  const latitude = parseDegrees(propertyOf(raw, 'latitude'), 90);
  const longitude = parseDegrees(propertyOf(raw, 'longitude'), 180);
  return { geoPointValue: { latitude, longitude } };
}

function parseDegrees(raw: unknown, limit: number): number {
  const degrees = raw ?? 0;
  if (typeof degrees !== 'number' || !(Math.abs(degrees) <= limit)) {
    throw invalidArgument(`A geo point's degrees must be a number between -${limit} and ${limit}.`);
  }
  return degrees;
}

function expectString(raw: unknown): string {
  if (typeof raw !== 'string') throw invalidArgument('Expected a string.');
  return raw;
}

function expectObject(raw: unknown): object {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw invalidArgument('Expected an object.');
  return raw;
}

/** Own properties only: `constructor` and its like are never found on a client's object. */
function propertyOf(raw: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(expectObject(raw), name)?.value;
}
