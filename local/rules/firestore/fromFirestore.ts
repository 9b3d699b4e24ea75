import type { Fields, Value } from '../../firestore/values/value.ts';
import { Bytes, Float, LatLng, Path, type RulesMap, type RulesValue } from '../values/RulesValue.ts';
import { timestampFromIso } from '../values/time.ts';

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
  if ('arrayValue' in value) return value.arrayValue.values.map(fromFirestore);
  if ('mapValue' in value) return mapFromFields(value.mapValue.fields);
  return new LatLng(value.geoPointValue.latitude, value.geoPointValue.longitude);
}

/** `projects/p/databases/d/documents/rooms/r1` → what stands after the project, as rules write paths. */
export function databasePath(name: string): readonly string[] {
  return name.split('/').slice(2);
}
