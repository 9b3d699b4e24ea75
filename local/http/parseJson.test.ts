import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BadRequestError } from './BadRequestError.ts';
import { parseJson } from './parseJson.ts';

const parse = (text: string) => parseJson(Buffer.from(text));
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

it('parses what JSON is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value);
      expect(parse(text)).toEqual(JSON.parse(text));
    }),
    { seed: 20261121, numRuns: 200 },
  );
  expect(parse('')).toEqual({});
  expect(parse(`{"a": "${'[{'.repeat(100)}\\"${'['.repeat(100)}"}`)).toBeTypeOf('object');
});

it('stops at a maximum depth, before anything is built', () => {
  expect(parse(nested(32))).toBeInstanceOf(Array);
  for (const deep of [nested(33), '['.repeat(500_000), `{"a":"\\\\",${'"b":{'.repeat(33)}`])
    expect(() => parse(deep)).toThrow('nested too deeply');
});

it('refuses lone surrogates in texts and keys, and accepts pairs however they are written', () => {
  for (const half of ['"\\ud83d"', '{"\\uDE00": 1}', '[{"a": "x\\udE00\\ud83dx"}]'])
    expect(() => parse(half), half).toThrow('half of a character');
  expect(parse('"\\ud83d\\ude00"')).toBe('😀');
  expect(parse('"\\\\ud83d"')).toBe('\\ud83d');
});

it('refuses what is no JSON, or not in UTF-8', () => {
  for (const text of ['{', '{]', 'x', '\u0000', '[]]'])
    expect(() => parse(text), text).toThrow(BadRequestError);
  expect(() => parseJson(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))).toThrow('not in UTF-8');
});
