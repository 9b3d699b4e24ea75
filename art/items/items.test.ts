import { beforeAll, describe, expect, it } from 'vitest';
import { backgrounds } from '../backgrounds/library.ts';
import { render, renderPixels } from '../render.ts';
import { contrastOn, type Wall, wallOf } from '../testing/contrast.ts';
import { items } from './library.ts';

/** Pixels of the stage's width: enough to tell a key from the floor it lies on. */
const STAGE = { width: 320, height: 180 };
/** CIE76 ΔE. 13 was measured where a graphite screen stands in the dungeon, which is dim and still plain to see. */
const LEAST_CONTRAST = 11;

interface Room {
  name: string;
  ambient: string;
  wall: Wall;
}

describe('every item stands out from every background, at its usual place', () => {
  const rooms: Room[] = [];

  beforeAll(async () => {
    for (const { entry, drawSvg } of backgrounds)
      for (const [mood, { ambient }] of Object.entries(entry.moods))
        rooms.push({
          name: `${entry.id} ${mood}`,
          ambient,
          wall: wallOf(await renderPixels(drawSvg(mood), STAGE)),
        });
  });

  it.each(items.map((item) => ({ id: item.entry.id, item })))('$id', async ({ item }) => {
    const { width: percent, aspect, variants, defaultPosition: position } = item.entry;
    const width = Math.round((percent * STAGE.width) / 100);
    for (const color of Object.keys(variants)) {
      const size = { width, height: Math.round(width * aspect) };
      const pixels = await renderPixels(item.drawSvg(color, 'default'), size);
      for (const { name, ambient, wall } of rooms)
        expect(contrastOn(wall, { pixels, ambient, position }), `${color} on ${name}`).toBeGreaterThan(
          LEAST_CONTRAST,
        );
    }
  });
});

it('renders the same bytes from the same code', async () => {
  const [item] = items;
  if (!item) throw new Error('An empty library');
  const svg = item.drawSvg('oak', 'default');
  const size = { width: 64, height: 118 };
  expect(await render(svg, size)).toEqual(await render(svg, size));
});
