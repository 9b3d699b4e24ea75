import { describe, expect, it } from 'vitest';
import { isEasyToGuess } from '../../lock/answer/isEasyToGuess.ts';
import { createChance } from '../../lock/shuffle.ts';
import { SIGHTS } from '../places/sights/sights.ts';
import { askCounts, FIGURES } from './askCounts.ts';

describe.each(Object.entries(SIGHTS))('what is counted in %s', (_, sights) => {
  const moods = new Set(sights.flatMap((sight) => sight.moods ?? ['']));
  const places = [...moods].map((mood) => sights.filter((each) => each.moods?.includes(mood) ?? true));

  it('K4 makes four figures that are not easy to guess, each thing by itself among them', () => {
    for (const place of places)
      for (let seed = 0; seed < 20; seed += 1) {
        const asked = askCounts(place, { language: 'en', chance: createChance(`counts ${seed}`) });
        const code = asked.map(({ figure }) => figure).join('');
        expect([code, /^[1-9]{4}$/.test(code)]).toEqual([code, true]);
        expect([code, isEasyToGuess({ type: 'digits' }, code)]).toEqual([code, false]);
        const terms = asked.map(({ term }) => term);
        expect(new Set(terms).size).toBe(FIGURES);
        expect(terms).toEqual(expect.arrayContaining(place.map(({ parts }) => parts.en)));
      }
  });
});

it('reckons by words: twice, half, together, less', () => {
  const [four, one] = [4, 1].map((count) => ({ count, parts: { en: `the ${count}`, de: '' } }));
  if (!four || !one) throw new RangeError('Nothing to count');
  const seeds = Array.from({ length: 40 }, (_, seed) => createChance(`terms ${seed}`));
  const all = seeds.flatMap((chance) => askCounts([four, one], { language: 'en', chance }));
  const figures = new Map(all.map(({ term, figure }) => [term, figure]));
  expect(Object.fromEntries([...figures].toSorted())).toEqual({
    'half as many as the 4': 2,
    'the 1': 1,
    'the 4': 4,
    'the 4 and the 1 together': 5,
    'the 4, less the 1': 3,
    'twice as many as the 1': 2,
    'twice as many as the 4': 8,
  });
});
