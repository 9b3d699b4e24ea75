import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LoopTurns } from '../work/LoopTurns.ts';
import { Pace } from '../work/Pace.ts';
import { parseBody } from './parseBody.ts';

const parse = (text: string, limits = {}) =>
  parseBody(Buffer.from(text), limits, new Pace(new LoopTurns(), () => 0));

/** The result of JSON.parse if it is an object; else undefined. */
function parseAtOnce(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const arbitraryBody = fc
  .tuple(fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }), fc.constantFrom(0, 1, '\t'))
  .map(([message, space]) => JSON.stringify(message, null, space));

it('reads what JSON.parse reads', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryBody, async (text) => {
      expect(await parse(text)).toEqual(JSON.parse(text));
    }),
    { numRuns: 200 },
  );
});

it('refuses what JSON.parse refuses, wherever it is broken', async () => {
  const arbitraryDamage = fc.tuple(
    arbitraryBody,
    fc.nat(),
    fc.constantFrom('', '{', '}', '[', ']', ',', ':', '"', '\\', ' ', '1', '\u0001', 'é'),
    fc.boolean(),
  );
  await fc.assert(
    fc.asyncProperty(arbitraryDamage, async ([text, place, mark, isReplaced]) => {
      const at = place % text.length;
      const damaged = text.slice(0, at) + mark + text.slice(isReplaced ? at + 1 : at);
      expect(await parse(damaged).catch(() => undefined)).toEqual(parseAtOnce(damaged));
    }),
    { numRuns: 1000 },
  );
});

it('counts the elements of a list before it parses one too many', async () => {
  expect(await parse('{"writes":[{},{}]}', { writes: 2 })).toEqual({ writes: [{}, {}] });
  await expect(parse('{"writes":[{},{},not json', { writes: 2 })).rejects.toThrow('There can be 2 at most');
});
