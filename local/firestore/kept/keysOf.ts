import type { IndexMode } from '../indexes/IndexSettings.ts';
import { writeName, writeValue } from '../keys/encodeValue.ts';
import { KeyWriter } from '../keys/KeyWriter.ts';
import { collectionOf, type StoredDocument } from '../StoredDocument.ts';
import { getField } from '../values/fieldPath.ts';
import { elementsOf, type Value } from '../values/value.ts';
import type { IndexShape, KeptIndex } from './KeptIndex.ts';

/**
 * The keys of a document in an index: none if it lacks a field, one for each element where the index looks into an array.
 * They begin with the collection, where the index is of single collections, and end with the document's name.
 */
export function keysOf(index: KeptIndex, document: StoredDocument): readonly Buffer[] {
  const values = index.paths.flatMap((path) => getField(document.fields, path) ?? []);
  if (values.length < index.fields.length) return [];
  const lookup = index.fields.findIndex(({ mode }) => mode === 'CONTAINS');
  if (lookup < 0) return [keyOf(index, document.path, values)];
  const elements = elementsOf(values[lookup]);
  return elements.map((element) => keyOf(index, document.path, values.with(lookup, element)));
}

function keyOf(index: KeptIndex, path: string, values: readonly Value[]): Buffer {
  const writer = new KeyWriter();
  writeCollection(writer, index, collectionOf(path));
  for (const [at, value] of values.entries())
    writeField(writer, value, index.fields[at]?.mode ?? 'ASCENDING');
  writeNameOf(writer, index, path);
  return writer.take();
}

/** The beginning of all keys of a collection. */
export function writeCollection(writer: KeyWriter, { scope }: IndexShape, collection: string): void {
  if (scope === 'COLLECTION') writer.text(collection);
}

/** A field's value. */
export function writeField(writer: KeyWriter, value: Value, mode: IndexMode): void {
  const start = writer.length;
  writeValue(writer, value);
  if (mode === 'DESCENDING') writer.invertFrom(start);
}

/** The document's name, as the end of a key. */
export function writeNameOf(writer: KeyWriter, { scope, nameDirection }: IndexShape, path: string): void {
  const start = writer.length;
  writeName(writer, scope === 'COLLECTION' ? path.slice(path.lastIndexOf('/') + 1) : path);
  if (nameDirection === 'DESCENDING') writer.invertFrom(start);
}
