import { invalidArgument } from '../FirestoreError.ts';
import { isReservedName } from './names.ts';
import { type Fields, fieldsOf, type Value } from './value.ts';

/** The segments of a path such as `` lock.`a.b` ``: ['lock', 'a.b']. Never empty. */
export type FieldPath = readonly [string, ...string[]];

/** The pseudo field that stands for the document's own name in queries. */
const NAME_FIELD = '__name__';
export const NAME_PATH: FieldPath = [NAME_FIELD];

export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === NAME_FIELD;
}

/** One segment: a plain name, or anything between back-ticks with backslash escapes. Then a dot or the end. */
const SEGMENT = /(?:([A-Za-z_][A-Za-z_0-9]*)|`((?:[^`\\]|\\.)+)`)(\.|$)/sy;

/** Parses a field path as the SDKs write it; INVALID_ARGUMENT for anything else, and for names that are Firestore's own. */
export function parseFieldPath(text: string): FieldPath {
  const path = parseSegments(text);
  if (path.some(isReservedName) && !isNamePath(path))
    throw invalidArgument(`Invalid reserved name in field path ${text}.`);
  return path;
}

/** Parses the path of a field that is to be written: the document's name is none. */
export function parseWritableFieldPath(text: string): FieldPath {
  const path = parseFieldPath(text);
  if (isNamePath(path)) throw invalidArgument(`Field path "${text}" is reserved.`);
  return path;
}

function parseSegments(text: string): FieldPath {
  const segments: string[] = [];
  SEGMENT.lastIndex = 0;
  let separator: string | undefined = '.';
  while (separator === '.') {
    const match = SEGMENT.exec(text);
    if (!match) throw invalidArgument(`Invalid field path "${text}".`);
    segments.push(match[1] ?? (match[2] ?? '').replace(/\\(.)/gs, '$1'));
    separator = match[3];
  }
  const [head, ...rest] = segments;
  if (head === undefined) throw invalidArgument('A field path cannot be empty.');
  return [head, ...rest];
}

/** The canonical text of a path, as the SDKs write it. */
export function formatFieldPath(path: FieldPath): string {
  return path.map(formatSegment).join('.');
}

function formatSegment(segment: string): string {
  if (/^[A-Za-z_][A-Za-z_0-9]*$/.test(segment)) return segment;
  return `\`${segment.replace(/[\\`]/g, '\\$&')}\``;
}

export function getField(fields: Fields, [head, ...rest]: FieldPath): Value | undefined {
  const value = Object.hasOwn(fields, head) ? fields[head] : undefined;
  const [next, ...others] = rest;
  if (next === undefined) return value;
  const nested = fieldsOf(value);
  return nested && getField(nested, [next, ...others]);
}

/** The fields with the one at `path` set, or removed when the value is undefined; maps on the way are made as needed. */
export function withField(fields: Fields, [head, ...rest]: FieldPath, value: Value | undefined): Fields {
  const [next, ...others] = rest;
  if (next === undefined) return value === undefined ? without(fields, head) : { ...fields, [head]: value };
  const nested = fieldsOf(getField(fields, [head]));
  if (nested === undefined && value === undefined) return fields;
  return { ...fields, [head]: { mapValue: { fields: withField(nested ?? {}, [next, ...others], value) } } };
}

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));
}

/** The part of the fields that the paths name; a path to nothing is left out. */
export function pickFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  return paths.reduce<Fields>((picked, path) => {
    const value = getField(fields, path);
    return value === undefined ? picked : withField(picked, path, value);
  }, {});
}
