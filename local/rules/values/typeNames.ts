import {
  Bytes,
  Duration,
  Float,
  isList,
  isMap,
  LatLng,
  MapDiff,
  Path,
  type RulesValue,
  Timestamp,
} from './RulesValue.ts';

export const TYPE_NAMES = [
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
] as const;
export type TypeName = (typeof TYPE_NAMES)[number];

export function isTypeName(name: string): name is TypeName {
  return (TYPE_NAMES as readonly string[]).includes(name);
}

/** A value's own type, as messages name it. */
export function typeOf(value: RulesValue): Exclude<TypeName, 'number'> | 'null' | 'map_diff' {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'string') return 'string';
  if (isList(value)) return 'list';
  if (isMap(value)) return 'map';
  return typeOfInstance(value);
}

function typeOfInstance(
  value: object,
): 'float' | 'timestamp' | 'duration' | 'latlng' | 'bytes' | 'path' | 'set' | 'map_diff' {
  if (value instanceof Float) return 'float';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof LatLng) return 'latlng';
  if (value instanceof Bytes) return 'bytes';
  if (value instanceof Path) return 'path';
  return value instanceof MapDiff ? 'map_diff' : 'set';
}

/** Evaluates `value is type`: `number` includes integers and floats. */
export function hasType(value: RulesValue, type: TypeName): boolean {
  const own = typeOf(value);
  return type === 'number' ? own === 'int' || own === 'float' : own === type;
}

/** A value's type for a message: `an int`, `a string`, `null`. */
export function describeType(value: RulesValue): string {
  const type = typeOf(value);
  if (type === 'null') return type;
  return `${type === 'int' ? 'an' : 'a'} ${type}`;
}
