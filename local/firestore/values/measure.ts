import { invalidArgument } from '../FirestoreError.ts';
import { type ArrayValue, type Fields, type MapValue, type Value, vectorElements } from './value.ts';

/** The size of a value in its document. */
interface Measure {
  /** As counted by Firestore. */
  readonly bytes: number;
  /** Maps and arrays within each other, 0 for a value that holds none. */
  readonly depth: number;
}

const NAME_OVERHEAD_BYTES = 16;

/**
 * Sizes of values are remembered from this many bytes on. For smaller values, counting again is as quick as looking it
 * up.
 */
const REMEMBERED_BYTES = 100;

/**
 * Measures of larger arrays and maps measured before. A write keeps most of a document's fields as the same
 * objects, so small changes to a large document cost only the changes. Small ones stay out: with hundreds of
 * thousands of entries, each growth of this map and each garbage collection held the process for 100 ms.
 */
const measured = new WeakMap<object, Measure>();

/** The total of a document's or a map's fields. @throws INVALID_ARGUMENT for an array in an array */
export function measureFields(fields: Fields): Measure {
  let bytes = 0;
  let depth = 0;
  for (const [name, value] of Object.entries(fields)) {
    const measure = measureValue(value);
    bytes += textBytes(name) + measure.bytes;
    depth = Math.max(depth, measure.depth);
  }
  return { bytes, depth };
}

/** The bytes of a resource's name. */
export function nameBytes(name: string): number {
  return name.split('/').reduce((bytes, segment) => bytes + textBytes(segment), NAME_OVERHEAD_BYTES);
}

function measureValue(value: Value): Measure {
  if (!('arrayValue' in value || 'mapValue' in value)) return { bytes: plainBytes(value), depth: 0 };
  const known = measured.get(value);
  if (known !== undefined) return known;
  const measure = 'arrayValue' in value ? measureArray(value) : measureMap(value);
  if (measure.bytes >= REMEMBERED_BYTES) measured.set(value, measure);
  return measure;
}

function measureMap(value: MapValue): Measure {
  const { bytes, depth } = measureFields(value.mapValue.fields);
  return { bytes, depth: vectorElements(value) ? 0 : depth + 1 };
}

function measureArray({ arrayValue }: ArrayValue): Measure {
  let bytes = 0;
  let depth = 0;
  for (const element of arrayValue.values) {
    if ('arrayValue' in element) throw invalidArgument('Cannot convert an array value in an array value.');
    const measure = measureValue(element);
    bytes += measure.bytes;
    depth = Math.max(depth, measure.depth);
  }
  return { bytes, depth: depth === 0 ? 0 : depth + 1 };
}

function plainBytes(value: Exclude<Value, ArrayValue | MapValue>): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('stringValue' in value) return textBytes(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameBytes(value.referenceValue);
  return 'geoPointValue' in value ? 16 : 8;
}

function textBytes(text: string): number {
  return Buffer.byteLength(text) + 1;
}
