import { sortStrings } from '../values/compareStrings.ts';
import { numberOfId } from '../values/names.ts';
import { numberOf } from '../values/numbers.ts';
import { type Fields, isNumberValue, type NumberValue, type Value, vectorElements } from '../values/value.ts';
import { KeyWriter } from './KeyWriter.ts';

/** The first byte of a value of each type. NaN has its own, so that no range of numbers includes it. */
export const TAGS = {
  null: 0x05,
  false: 0x0a,
  true: 0x0b,
  nan: 0x0d,
  number: 0x0f,
  timestamp: 0x14,
  string: 0x19,
  bytes: 0x1e,
  reference: 0x25,
  geoPoint: 0x2d,
  array: 0x32,
  vector: 0x35,
  map: 0x37,
} as const;

/** Before every tag, so that shorter lists come first. */
const END = 0x02;
/** Ids that are numbers come before all others. */
const NUMERIC_ID = 0x50;
const TEXT_ID = 0x60;

/**
 * A value as bytes whose order is Firestore's order of values: two values have the same bytes exactly if Firestore takes
 * them for equal, and no value's bytes begin with those of another.
 */
export function encodeValue(value: Value): Buffer {
  return writeValue(new KeyWriter(), value).take();
}

/** Appends a value as `encodeValue` gives it. */
export function writeValue(writer: KeyWriter, value: Value): KeyWriter {
  if ('nullValue' in value) return writer.byte(TAGS.null);
  if ('booleanValue' in value) return writer.byte(value.booleanValue ? TAGS.true : TAGS.false);
  if (isNumberValue(value)) return writeNumber(writer, value);
  if ('timestampValue' in value) {
    // All digits, of which there are always twenty.
    return writer.byte(TAGS.timestamp).append(Buffer.from(value.timestampValue.replace(/\D/g, ''), 'hex'));
  }
  if ('stringValue' in value) return writeText(writer, value.stringValue);
  if ('bytesValue' in value) {
    return writer.byte(TAGS.bytes).bytes(Buffer.from(value.bytesValue, 'base64'));
  }
  if ('referenceValue' in value) {
    return writeName(writer.byte(TAGS.reference), value.referenceValue);
  }
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    return writer.byte(TAGS.geoPoint).double(latitude).double(longitude);
  }
  if ('arrayValue' in value) return writeList(writer, TAGS.array, value.arrayValue.values);
  const vector = vectorElements(value);
  return vector ? writeVector(writer, vector) : writeMap(writer, value.mapValue.fields);
}

/** Appends the name of a document, or its path within something, in the order of names. */
export function writeName(writer: KeyWriter, name: string): KeyWriter {
  for (const id of name.split('/')) {
    const number = numberOfId(id);
    writer.byte(number === undefined ? TEXT_ID : NUMERIC_ID);
    if (number === undefined) writer.text(id);
    else writer.int64(number);
  }
  return writer.byte(END);
}

/**
 * A number as a double and, beyond the numbers that doubles tell apart, how much an integer is above the double below
 * it.
 */
function writeNumber(writer: KeyWriter, value: NumberValue): KeyWriter {
  const number = numberOf(value);
  if (Number.isNaN(number)) return writer.byte(TAGS.nan);
  writer.byte(TAGS.number);
  if (Math.abs(number) <= Number.MAX_SAFE_INTEGER) return writer.double(number);
  const integer = 'integerValue' in value ? BigInt(value.integerValue) : undefined;
  const below = integer !== undefined && BigInt(number) > integer ? doubleBefore(number) : number;
  return writer.double(below).uint16(integer === undefined ? 0 : Number(integer - BigInt(below)));
}

function doubleBefore(number: number): number {
  const bits = Buffer.alloc(8);
  bits.writeDoubleBE(number);
  bits.writeBigUInt64BE(bits.readBigUInt64BE() + (number > 0 ? -1n : 1n));
  return bits.readDoubleBE();
}

function writeText(writer: KeyWriter, text: string): KeyWriter {
  return writer.byte(TAGS.string).text(text);
}

function writeList(writer: KeyWriter, tag: number, values: readonly Value[]): KeyWriter {
  writer.byte(tag);
  for (const value of values) writeValue(writer, value);
  return writer.byte(END);
}

/** Vectors are ordered by their length first. */
function writeVector(writer: KeyWriter, elements: readonly Value[]): KeyWriter {
  writer.byte(TAGS.vector).uint32(elements.length);
  for (const element of elements) writeValue(writer, element);
  return writer;
}

function writeMap(writer: KeyWriter, fields: Fields): KeyWriter {
  writer.byte(TAGS.map);
  for (const name of sortStrings(Object.keys(fields))) {
    writeText(writer, name);
    const value = fields[name];
    if (value !== undefined) writeValue(writer, value);
  }
  return writer.byte(END);
}
