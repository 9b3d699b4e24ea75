import type { ArrayValue, Fields, MapValue, Value } from '../../firestore/values/value.ts';
import { Bytes, Float, LatLng, Path, type RulesMap, type RulesValue } from '../values/RulesValue.ts';
import { timestampFromIso } from '../values/time.ts';

/**
 * Lists and maps converted before. A write keeps most of a document's fields as the same objects, so a batch
 * of small changes to a large document costs only the changes.
 */
const translated = new WeakMap<object, RulesMap | readonly RulesValue[]>();

/** A document's fields as rules see them. */
export function mapFromFields(fields: Fields): RulesMap {
  return new Map(Object.entries(fields).map(([name, value]) => [name, fromFirestore(value)]));
}

export function fromFirestore(value: Value): RulesValue {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return new Float(Number(value.doubleValue));
  if ('stringValue' in value) return value.stringValue;
  if ('timestampValue' in value) return timestampFromIso(value.timestampValue);
  if ('bytesValue' in value) return new Bytes(Buffer.from(value.bytesValue, 'base64'));
  if ('referenceValue' in value) return new Path(databasePath(value.referenceValue));
  if ('arrayValue' in value || 'mapValue' in value) return fromContainer(value);
  return new LatLng(value.geoPointValue.latitude, value.geoPointValue.longitude);
}

function fromContainer(value: ArrayValue | MapValue): RulesValue {
  const known = translated.get(value);
  if (known !== undefined) return known;
  const container =
    'arrayValue' in value ? value.arrayValue.values.map(fromFirestore) : mapFromFields(value.mapValue.fields);
  translated.set(value, container);
  return container;
}

/** `projects/p/databases/d/documents/rooms/r1` → the part after the project, as in rules. */
export function databasePath(name: string): readonly string[] {
  return name.split('/').slice(2);
}
