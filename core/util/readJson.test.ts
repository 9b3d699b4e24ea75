import { expect, it } from 'vitest';
import { readJson } from './readJson.ts';

it('reads JSON, and returns nothing for other texts', () => {
  expect(readJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
  expect([readJson(''), readJson('{"a":'), readJson('undefined')]).toEqual([undefined, undefined, undefined]);
});
