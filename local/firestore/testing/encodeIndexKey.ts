import { type Fields, type Value, vectorElements } from '../values/value.ts';

/**
 * A value as the bytes of an index entry, whose order is Firestore's order of values. It is independent of
 * this backend's comparison, so that each checks the other. Not for integers beyond 2^53.
 */
export function encodeIndexKey(value: Value): Buffer {
  if ('nullValue' in value) return tagged(TAGS.null);
  if ('booleanValue' in value) return tagged(value.booleanValue ? TAGS.true : TAGS.false);
  if ('integerValue' in value) return encodeNumber(Number(value.integerValue));
  if ('doubleValue' in value) return encodeNumber(Number(value.doubleValue));
  if ('timestampValue' in value) return tagged(TAGS.timestamp, Buffer.from(value.timestampValue), END);
  if ('stringValue' in value) return encodeText(TAGS.string, Buffer.from(value.stringValue));
  if ('bytesValue' in value) return encodeText(TAGS.bytes, Buffer.from(value.bytesValue, 'base64'));
  if ('referenceValue' in value) return encodeReference(value.referenceValue);
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    return tagged(TAGS.geoPoint, encodeDouble(latitude), encodeDouble(longitude));
  }
  if ('arrayValue' in value) return tagged(TAGS.array, ...value.arrayValue.values.map(encodeIndexKey), END);
  const vector = vectorElements(value);
  if (vector) return tagged(TAGS.vector, encodeDouble(vector.length), ...vector.map(encodeIndexKey));
  return encodeMap(value.mapValue.fields);
}

/** The first byte of each kind of entry. NaN has its own, so that no range of numbers includes it. */
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

/** Before every tag, so that shorter values come first. */
const END = Buffer.of(0x02);

function tagged(tag: number, ...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.of(tag), ...parts]);
}

function encodeNumber(number: number): Buffer {
  return Number.isNaN(number) ? tagged(TAGS.nan) : tagged(TAGS.number, encodeDouble(number));
}

/** The bits of a double in an order that is that of the numbers: the bits of negative numbers are inverted. */
function encodeDouble(number: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(number + 0);
  const isNegative = (bytes[0] ?? 0) >= 0x80;
  return bytes.map((byte, index) => (isNegative ? byte ^ 0xff : index === 0 ? byte ^ 0x80 : byte)) as Buffer;
}

function encodeText(tag: number, bytes: Buffer): Buffer {
  const escaped = [...bytes].flatMap((byte) => (byte === 0 ? [0, 0xff] : [byte]));
  return tagged(tag, Buffer.from([...escaped, 0, 1]));
}

/** Ids that are numbers come first, by their size. */
function encodeReference(name: string): Buffer {
  const segments = name.split('/').map((segment) => {
    const digits = /^__id(-?\d+)__$/.exec(segment)?.[1];
    return digits === undefined
      ? encodeText(0x60, Buffer.from(segment))
      : tagged(0x50, encodeDouble(Number(digits)));
  });
  return tagged(TAGS.reference, ...segments, END);
}

function encodeMap(fields: Fields): Buffer {
  const entries = Object.entries(fields).map(([name, value]) => ({
    key: encodeText(TAGS.string, Buffer.from(name)),
    value: encodeIndexKey(value),
  }));
  entries.sort((a, b) => Buffer.compare(a.key, b.key));
  return tagged(TAGS.map, ...entries.flatMap(({ key, value }) => [key, value]), END);
}
