import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defineItem, type Item, type ItemDesign } from '../../art/defineItem.ts';
import { items } from '../../art/items/library.ts';
import { turns } from '../../art/leaves.ts';
import { parsePublished } from '../../art/published.ts';
import { builtInCatalogue } from '../../seeds/catalogue/builtInCatalogue.ts';
import { catalogueNames } from '../../src/editor/text/de/catalogueNames.ts';
import { colors } from '../../src/shared/text/de/colors.ts';
import { findForgotten, type Known } from './findForgotten.ts';

const KNOWN: Known = {
  names: catalogueNames,
  colors,
  likenesses: builtInCatalogue.likenesses ?? {},
  published: parsePublished(readFileSync('art/published.json', 'utf8')).items,
};

it('nothing is forgotten of any item', () => {
  expect(items.flatMap((item) => findForgotten(item, KNOWN))).toEqual([]);
});

/** Returns a complete item with some changes. */
function boxWith(changes: Partial<ItemDesign<null>>): Item {
  return defineItem<null>({
    id: 'test-box',
    name: 'Test box',
    tag: 'Storage',
    anchor: 'floor',
    size: [100, 60],
    stand: { width: 10, center: 50, foot: 85 },
    realSize: { height: 60 },
    palettes: { red: null },
    opens: true,
    leaves: [turns('top', [0, 0, 100, 20], [0, -20, 100, 20])],
    isContainer: true,
    draw: () => {},
    ...changes,
  });
}

const BOX: Known = {
  names: { 'Test box': 'Testkiste' },
  colors: { red: 'Rot' },
  likenesses: { 'test-box': [] },
  published: { 'test-box': { colors: ['red'] } },
};

it.each<[Partial<ItemDesign<null>>, string]>([
  [{ leaves: [] }, 'nothing moves as it opens'],
  [{ fades: 'lights up' }, 'it has leaves'],
  [{ opens: false, isContainer: false, tag: 'Decorations', opening: 'creaks' }, 'it does not open'],
  [{ opens: false }, 'a container is opened'],
  [{ isContainer: false }, 'all of Storage holds things'],
  [{ anchor: 'top' }, 'it is put on floors'],
  [{ anchor: 'top', lying: { thickness: 4 }, upright: 'has a foot' }, 'it lies'],
  [{ isLockable: true }, 'it can be locked'],
  [{ name: 'Other box' }, 'its name has no German one'],
  [{ palettes: { blue: null } }, 'its colour blue has no German word'],
  [{ id: 'other-box' }, 'it is not listed yet: run `npm run art:publish`'],
])('says what is forgotten: %o', (changes, sentence) => {
  expect(findForgotten(boxWith({}), BOX)).toEqual([]);
  expect(findForgotten(boxWith(changes), BOX).join(' ')).toContain(sentence);
});
