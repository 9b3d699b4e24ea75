import { expect, it } from 'vitest';
import { librarySurroundings } from '../../../../tests/making/librarySurroundings.ts';
import { FINGER, longerSide } from '../../../solve/layout/findLayoutWarnings.ts';
import { THEMES } from '../../furnish/themes/themes.ts';
import { SIGHTS, sightsOf } from './sights.ts';

const { catalogue } = librarySurroundings();

it.each(Object.entries(SIGHTS))(
  'L2 what is to be seen in %s is as large as a finger, on a background of the library',
  (id, sights) => {
    expect(catalogue.backgrounds.map((background) => background.id)).toContain(id);
    expect(sights.length).toBeGreaterThanOrEqual(2);
    for (const { rect, noun } of sights) {
      const { x, y, width, height } = rect;
      const side = longerSide({ position: { x, y }, width, aspect: height / width / (16 / 9) });
      expect([noun.en, side >= FINGER, x + width <= 100, y + height <= 100]).toEqual([
        noun.en,
        true,
        true,
        true,
      ]);
    }
  },
);

it('has something to count in every furnished place, in each of its moods', () => {
  const places = THEMES.flatMap(({ backgrounds }) => backgrounds);
  for (const { id, moods } of places)
    for (const mood of moods)
      expect([id, mood, sightsOf({ id, mood }).length >= 2]).toEqual([id, mood, true]);
});
