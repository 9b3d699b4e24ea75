import { describe, expect, it } from 'vitest';
import { createRandom } from '../../testing/createRandom.ts';
import { type Json, readLooseJson } from './looseJson.ts';

const RUNS = 300;

function read(text: string): Json | undefined {
  const result = readLooseJson(text, 0);
  if (result === 'tooDeep') throw new Error(`${text} nests too deeply.`);
  return result?.value;
}

it('reads valid JSON as JSON.parse does, whatever the texts say', () => {
  const random = createRandom(7);
  for (let run = 0; run < RUNS; run++) {
    const text = JSON.stringify(someObject(random, 3), null, run % 3);
    expect(read(text), text).toEqual(JSON.parse(text));
  }
});

describe('reads what people and models write instead', () => {
  it.each([
    ['comments', '{ // the room\n "a": 1, /* two */ "b": 2 # three\n}', { a: 1, b: 2 }],
    [
      'commas too many or too few',
      '{"a": [1, 2,, 3,], "b": 2,\n "c": 3\n "d": 4}',
      { a: [1, 2, 3], b: 2, c: 3, d: 4 },
    ],
    [
      'a comma forgotten after a text',
      '{"a": "x"\n "b": "y"\n "c": [ "p"\n "q" ]}',
      { a: 'x', b: 'y', c: ['p', 'q'] },
    ],
    ['curly quotation marks', '{“a”: “x”, “b”: “say “hi”, then go”}', { a: 'x', b: 'say “hi”, then go' }],
    ['German quotation marks', '{„a“: „x“, „b“: „sag „ja“, dann geh“}', { a: 'x', b: 'sag „ja“, dann geh' }],
    ['single quotation marks', "{'a': 'it's dark', 'b': 'x'}", { a: "it's dark", b: 'x' }],
    ['names without quotation marks', '{a: 1, b_c: x y, d: true}', { a: 1, b_c: 'x y', d: true }],
    [
      'quotation marks within a text',
      '{"a": "He said "go", and left.", "b": 1}',
      { a: 'He said "go", and left.', b: 1 },
    ],
    ['lines within a text', '{"a": "one\ntwo", "b": 1}', { a: 'one\ntwo', b: 1 }],
    ['other words', '{"a": True, "b": None, "c": undefined}', { a: true, b: null, c: null }],
    ['other signs', '{"a" = 1; "b" => 2}', { a: 1, b: 2 }],
    ['percent and numbers', '{"a": 12%, "b": .5, "c": -3e2}', { a: 12, b: 0.5, c: -300 }],
    ['an ellipsis', '{"a": [1, 2, ...], "b": 1, … }', { a: [1, 2], b: 1 }],
    ['blanks of other kinds', '{\u00a0"a":\u200b1\ufeff}', { a: 1 }],
    ['a forgotten bracket', '{"a": [{"b": 1}, {"b": 2}, "c": 3}', { a: [{ b: 1 }, { b: 2 }], c: 3 }],
  ] satisfies [string, string, Json][])('%s', (_, text, value) => {
    expect(read(text)).toEqual(value);
  });

  it('what was cut off, wherever that was', () => {
    const whole =
      '{"items": [{"id": "chest", "says": "A \\"big\\" one."}, {"id": "key"}], "door": {"of": "gate"}}';
    expect(readLooseJson(whole, 0)).toMatchObject({ isCutOff: false, end: whole.length });
    for (let length = 12; length < whole.length; length++)
      expect(readLooseJson(whole.slice(0, length), 0), whole.slice(0, length)).toMatchObject({
        isCutOff: true,
      });
    expect(read(whole.slice(0, 50))).toEqual({ items: [{ id: 'chest', says: 'A "big" one.' }] });
  });
});

it('takes braces in prose for no object', () => {
  expect(readLooseJson('{see above}', 0)).toBeNull();
  expect(readLooseJson('{ "only words" }', 0)).toBeNull();
  expect(readLooseJson('none', 0)).toBeNull();
});

it('makes own fields of names that objects inherit', () => {
  const value = read('{"__proto__": {"isAdmin": true}, "constructor": 1}');
  expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
  expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined();
});

it('refuses what nests too deeply', () => {
  for (const open of ['{"a":', '[', '{"a":['])
    expect(readLooseJson(`{"a":${open.repeat(10_000)}`, 0), open).toBe('tooDeep');
});

function someObject(random: () => number, depth: number): Json {
  const count = Math.floor(random() * 4) + (depth === 3 ? 1 : 0);
  const fields = Array.from(
    { length: count },
    (_, at) => [`${someWord(random)}${at}`, someValue(random, depth - 1)] as const,
  );
  return Object.fromEntries(fields);
}

function someValue(random: () => number, depth: number): Json {
  const kind = Math.floor(random() * (depth > 0 ? 6 : 4));
  if (kind === 0) return Math.round(random() * 1e6) / 1000 - 200;
  if (kind === 1) return random() < 0.5;
  if (kind === 2) return null;
  if (kind === 3) return Array.from({ length: Math.floor(random() * 12) }, () => someSign(random)).join('');
  if (kind === 4) return Array.from({ length: Math.floor(random() * 4) }, () => someValue(random, depth - 1));
  return someObject(random, depth);
}

const SIGNS = [
  '"',
  '\\',
  ', ',
  '": ',
  '{',
  '}',
  '[',
  ']',
  '„',
  '“',
  '”',
  "'",
  '\n',
  '// ',
  '/* ',
  '#',
  'a',
  'b: ',
  'ü',
  '🗝️',
  '<',
];

function someSign(random: () => number): string {
  return SIGNS[Math.floor(random() * SIGNS.length)] ?? '';
}

function someWord(random: () => number): string {
  return ['says', 'at', 'wrong_text', 'isInPicture'][Math.floor(random() * 4)] ?? '';
}
