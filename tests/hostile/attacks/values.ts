import type { Choices } from '../../../core/testing/choices.ts';

/** Values of every wrong type, and names with a meaning in JavaScript. */
const WRONG: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'r1/../r1',
  'x'.repeat(2000),
  '🗝️'.repeat(400),
  [],
  {},
  [[[]]],
  { length: 1e9 },
  { toString: 'x', valueOf: null },
  { constructor: { prototype: { polluted: true } } },
  { stringValue: 1, integerValue: 'NaN' },
  { doubleValue: 'Infinity' },
  { timestampValue: '9999-99-99T99:99:99Z' },
  { geoPointValue: { latitude: 1e9 } },
  { bytesValue: '%%%' },
  { referenceValue: '/' },
  { mapValue: { fields: { __proto__x: null } } },
];

/** Returns a copy in which one value is of a wrong type, added or missing. */
export function spoilValue(choices: Choices, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || choices.below(4) === 0) return choices.oneOf(WRONG);
  const keys = Object.keys(value);
  if (keys.length === 0) return choices.oneOf(WRONG);
  const key = choices.oneOf(keys);
  if (Array.isArray(value))
    return value.map((entry, at) => (String(at) === key ? spoilValue(choices, entry) : entry));
  const others = Object.entries(value).filter(([other]) => other !== key);
  if (choices.below(8) === 0) return Object.fromEntries(others);
  return Object.fromEntries([...others, [key, spoilValue(choices, (value as Record<string, unknown>)[key])]]);
}

/** Returns JSON in which an object has a key that would change every object's prototype. */
export function poison(choices: Choices, value: unknown): string {
  const key = choices.oneOf([
    '__proto__',
    'constructor',
    'prototype',
    '__defineGetter__',
    'hasOwnProperty',
    'toJSON',
  ]);
  const load = choices.oneOf([
    '{"polluted":true}',
    '{"prototype":{"polluted":true}}',
    'null',
    '"x"',
    '[]',
    '1',
  ]);
  const text = JSON.stringify(value);
  const places = [...text.matchAll(/\{/g)].map(({ index }) => index + 1);
  if (places.length === 0) return `{"${key}":${load}}`;
  const at = choices.oneOf(places);
  const comma = text[at] === '}' ? '' : ',';
  return `${text.slice(0, at)}"${key}":${load}${comma}${text.slice(at)}`;
}
