import { invalidArgument } from '../FirestoreError.ts';
import { type Fields, type Value, vectorElements } from './value.ts';

/** Firestore's own limits: a document that would be refused in production must not be stored here. */
const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_MAP_DEPTH = 20;
const DOCUMENT_OVERHEAD_BYTES = 32;
const NAME_OVERHEAD_BYTES = 16;

/** Refuses a document over 1 MiB (counted as Firestore counts), nested over 20 maps deep, or with an array in an array. */
export function assertStorable(path: string, fields: Fields): void {
  assertNesting(fields, 1);
  const bytes = nameBytes(path) + fieldsBytes(fields) + DOCUMENT_OVERHEAD_BYTES;
  if (bytes > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `Document "${path}" cannot be written because its size (${bytes} bytes) exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES} bytes.`,
    );
  }
}

function assertNesting(fields: Fields, depth: number): void {
  if (depth > MAX_MAP_DEPTH)
    throw invalidArgument(`Maps and arrays can be nested ${MAX_MAP_DEPTH} levels deep at most.`);
  for (const value of Object.values(fields)) assertValueNesting(value, depth);
}

function assertValueNesting(value: Value, depth: number): void {
  if ('mapValue' in value && !vectorElements(value)) assertNesting(value.mapValue.fields, depth + 1);
  if (!('arrayValue' in value)) return;
  for (const element of value.arrayValue.values) {
    if ('arrayValue' in element) throw invalidArgument('Cannot convert an array value in an array value.');
    assertValueNesting(element, depth + 1);
  }
}

function fieldsBytes(fields: Fields): number {
  return Object.entries(fields).reduce(
    (bytes, [name, value]) => bytes + textBytes(name) + valueBytes(value),
    0,
  );
}

function valueBytes(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('stringValue' in value) return textBytes(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameBytes(value.referenceValue);
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value)
    return value.arrayValue.values.reduce((bytes, element) => bytes + valueBytes(element), 0);
  if ('mapValue' in value) return fieldsBytes(value.mapValue.fields);
  return 8;
}

function textBytes(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function nameBytes(name: string): number {
  return name.split('/').reduce((bytes, segment) => bytes + textBytes(segment), NAME_OVERHEAD_BYTES);
}
