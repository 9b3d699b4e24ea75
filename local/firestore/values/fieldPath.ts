import { invalidArgument } from '../FirestoreError.ts';
import { LIMITS } from '../limits.ts';
import { assertWellFormed, isReservedName } from './names.ts';
import { shorten } from './shorten.ts';
import { type Fields, fieldsOf, type Value } from './value.ts';

/** The segments of a path such as `` lock.`a.b` ``: ['lock', 'a.b']. Never empty. */
export type FieldPath = readonly [string, ...string[]];

/** The pseudo field that stands for the document's own name in queries. */
const NAME_FIELD = '__name__';
export const NAME_PATH: FieldPath = [NAME_FIELD];

export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === NAME_FIELD;
}

/** One segment: a plain name, or anything in backticks with backslash escapes; then a dot or the end. */
const SEGMENT = /(?:([A-Za-z_][A-Za-z_0-9]*)|`((?:[^`\\]|\\.)+)`)(\.|$)/sy;

/**
 * Parses a field path as the SDKs write it.
 * @throws FirestoreError INVALID_ARGUMENT for anything else, and for names that are Firestore's own
 */
export function parseFieldPath(text: string): FieldPath {
  if (Buffer.byteLength(text) > LIMITS.fieldPathBytes)
    throw invalidArgument(`A field path can be ${LIMITS.fieldPathBytes} bytes long at most.`);
  const path = parseSegments(assertWellFormed(text));
  if (path.some(isReservedName) && !isNamePath(path))
    throw invalidArgument(`Invalid reserved name in field path ${shorten(text)}.`);
  return path;
}

/** Parses the path of a field that is to be written: the document's name is none. @throws FirestoreError INVALID_ARGUMENT */
export function parseWritableFieldPath(text: string): FieldPath {
  const path = parseFieldPath(text);
  if (isNamePath(path)) throw invalidArgument(`Field path "${shorten(text)}" is reserved.`);
  return path;
}

function parseSegments(text: string): FieldPath {
  const segments: string[] = [];
  SEGMENT.lastIndex = 0;
  let separator: string | undefined = '.';
  while (separator === '.') {
    const match = SEGMENT.exec(text);
    if (!match) throw invalidArgument(`Invalid field path "${shorten(text)}".`);
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

export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let value: Value | undefined;
  let within: Fields | undefined = fields;
  for (const name of path) {
    value = within !== undefined && Object.hasOwn(within, name) ? within[name] : undefined;
    within = fieldsOf(value);
  }
  return value;
}
