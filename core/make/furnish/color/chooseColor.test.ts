import { expect, it } from 'vitest';
import { backgroundCatalogue, itemCatalogue } from '../../../../art/catalogue.ts';
import type { PictureGuide } from '../../../catalogue/pictureGuide.ts';
import { createChance } from '../../../lock/shuffle.ts';
import { chooseColor } from './chooseColor.ts';
import { differenceOf, labOf, lit } from './lab.ts';
import { colorsFor } from './suits.ts';

const STUDY = { id: 'study', mood: 'fireside' };
const catalogue = { items: itemCatalogue, backgrounds: backgroundCatalogue };

function entryOf(id: string) {
  const entry = itemCatalogue.find((item) => item.id === id);
  if (!entry) throw new RangeError(`No item ${id}`);
  return entry;
}

/** Counts how often each colour of an entry is chosen in the study, if its pictures have these tones. */
function chosen(id: string, tones: Readonly<Record<string, string>>): Readonly<Record<string, number>> {
  const entry = entryOf(id);
  const study = backgroundCatalogue.find((background) => background.id === STUDY.id);
  const known = (color: string) => ({ color, file: '' });
  const pictures: PictureGuide = new Map([
    [study?.moods[STUDY.mood]?.uri ?? '', known('#4c2f2c')],
    ...Object.entries(tones).map(
      ([color, tone]) => [entry.variants[color]?.default ?? '', known(tone)] as const,
    ),
  ]);
  const chance = createChance('colours');
  const counts: Record<string, number> = {};
  for (let count = 0; count < 200; count++) {
    const color = chooseColor(entry, STUDY, { catalogue, pictures }, chance);
    counts[color] = (counts[color] ?? 0) + 1;
  }
  return counts;
}

it('G2 prefers a colour that is seen before the background and at peace with it', () => {
  const {
    red = 0,
    teal = 0,
    black = 0,
    ivory = 0,
  } = chosen('telephone', {
    red: '#b0603c',
    ivory: '#c9a878',
    teal: '#10c8d8',
    black: '#4a302c',
  });
  expect(ivory + red).toBeGreaterThan(2 * (teal + black));
});

it('chooses every colour that suits now and then, so that rooms differ', () => {
  expect(Object.keys(chosen('safe', {})).toSorted()).toEqual(['burgundy', 'green', 'gunmetal']);
});

it('keeps colours for the places that they suit, and halves for clues', () => {
  expect(colorsFor(entryOf('chest'), 'study')).toEqual(['oak', 'ebony']);
  expect(colorsFor(entryOf('chest'), 'tomb')).toContain('sandstone');
  expect(colorsFor(entryOf('chest'), 'spaceship')).toContain('neon');
  expect(colorsFor(entryOf('medal'), 'study')).toEqual(['whole']);
  expect(colorsFor(entryOf('rug'), 'study')).toEqual(['ruby', 'ocean', 'moss']);
});

it('measures colours as they are seen', () => {
  expect(labOf('#ffffff').l).toBeCloseTo(1);
  expect(labOf('#000000').l).toBeCloseTo(0);
  const [red, orange, blue] = ['#c03020', '#c85020', '#2040c0'].map(labOf);
  if (!red || !orange || !blue) throw new RangeError('Three colours');
  expect(differenceOf(red, orange)).toBeLessThan(differenceOf(red, blue));
  expect(lit('#ff8040', '#80ff00')).toBe('#808000');
});
