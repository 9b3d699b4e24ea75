import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import lockMaterials from '../core/catalogue/lockMaterials.json' with { type: 'json' };
import openings from '../core/catalogue/openings.json' with { type: 'json' };
import { backgrounds } from './backgrounds/library.ts';
import { items } from './items/library.ts';
import kept from './mainColors.json' with { type: 'json' };
import { backgroundDrawing, itemDrawing } from './pictures.ts';
import { formatPublished, type Published, parsePublished, publish } from './published.ts';
import { PictureCache } from './serving/PictureCache.ts';
import { lockMaterialsOf, openingsOf } from './thingFacts.ts';

const NOTHING: Published = { items: {}, backgrounds: {} };
const published = parsePublished(readFileSync('art/published.json', 'utf8'));
const library = publish(NOTHING, items, backgrounds);

describe('what rooms may hold', () => {
  it.each(Object.entries(published.items))(
    'R11 item %s keeps its colours and states',
    (id, { opens, colors }) => {
      const now = library.items[id];
      expect(now?.colors ?? []).toEqual(expect.arrayContaining(colors));
      if (opens) expect(now?.opens).toBe(true);
    },
  );

  it.each(Object.entries(published.backgrounds))('R11 background %s keeps its moods', (id, { moods }) => {
    expect(library.backgrounds[id]?.moods ?? []).toEqual(expect.arrayContaining(moods));
  });

  it('R11 is listed in full: `npm run art:publish` adds what is new', () => {
    expect(publish(published, items, backgrounds)).toEqual(published);
  });
});

it('`npm run art:publish` keeps the main colors: of each thing and background, the first one is looked at', () => {
  const drawings = [
    ...items.map((item) => itemDrawing(item, firstKey(item.entry.variants), 'default')),
    ...backgrounds.map((one) => backgroundDrawing(one, firstKey(one.entry.moods))),
  ];
  const cache = new PictureCache('.cache/art');
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(drawings.map((drawing) => cache.keyOf(drawing))));
});

it('`npm run art:publish` lists for players’ devices how things open, and what their locks are made of', () => {
  expect(openings).toEqual(openingsOf(items));
  expect(lockMaterials).toEqual(lockMaterialsOf(items));
});

function firstKey(record: object): string {
  return Object.keys(record)[0] ?? '';
}

it('R11 publishing adds, and never takes away', () => {
  const before: Published = {
    items: { door: { opens: true, colors: ['gone'] }, harp: { opens: false, colors: ['gold'] } },
    backgrounds: { attic: { moods: ['dusty'] } },
  };
  const after = publish(before, items, backgrounds);
  expect(after.items.harp).toEqual(before.items.harp);
  expect(after.items.door?.colors).toEqual(['gone', 'oak', 'forest', 'navy']);
  expect(after.backgrounds.attic).toEqual(before.backgrounds.attic);
  expect(after.backgrounds.study?.moods).toContain('green');
  expect(parsePublished(formatPublished(after))).toEqual(after);
});
