import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BackgroundDrawing } from '../defineBackground.ts';
import { items } from '../items/library.ts';
import { nearBounds } from '../kits/stage/nearThings.ts';
import { DOOR_BAY, STAGE_HEIGHT, STAGE_WIDTH } from '../kits/stage/room.ts';
import { renderPixels } from '../render.ts';
import { type BackgroundPicture, renderMoods, STAGE } from '../testing/backgroundPictures.ts';
import { contrastOn, type Wall, wallOf } from '../testing/contrast.ts';
import { sampled, sampledSeldom } from '../testing/sampled.ts';
import { backgrounds } from './library.ts';

/**
 * The least colour difference (CIE76 ΔE) between an item and the wall behind it. A graphite screen in the dim
 * dungeon has 13 and is still easy to see.
 */
const LEAST_CONTRAST = 11;

/** The distance from the left or right edge of the stage, in units, within which foreground objects stay. */
const NEAR_REACH = 165;

/** The moods of each background, by its id. */
const pictures = new Map<string, BackgroundPicture[]>();

beforeAll(async () => {
  // Together: one is rendered while the next one is drawn.
  const rendered = backgrounds.map(
    async (background) => [background.entry.id, await renderMoods(background, moodsOf(background))] as const,
  );
  for (const [id, moods] of await Promise.all(rendered)) pictures.set(id, moods);
});

/** Returns the moods that this run looks at. */
function moodsOf(background: BackgroundDrawing): readonly string[] {
  return sampled(Object.keys(background.entry.moods), backgrounds.indexOf(background));
}

function pictureOf(id: string, mood: string): BackgroundPicture {
  const picture = pictures.get(id)?.find((one) => one.mood === mood);
  if (!picture) throw new Error(`${id} has no mood ${mood}.`);
  return picture;
}

describe.each(backgrounds.map((background) => ({ id: background.entry.id, background })))(
  '$id',
  ({ id, background }) => {
    const moods = moodsOf(background);

    // All moods use the same code, so one is enough; it is drawn a second time after all the others.
    it('is the same text each time', () => {
      const [mood = ''] = moods;
      expect(background.drawSvg(mood, 'whole')).toBe(pictureOf(id, mood).svg);
    });

    it.each(moods)('%s has no filters, fonts or numbers that are none', (mood) => {
      const { svg } = pictureOf(id, mood);
      expect(svg).not.toMatch(/<filter|<text|<image|NaN|undefined|Infinity/);
    });

    it.each(moods)('%s fills the whole stage', async (mood) => {
      const { data, width, height } = pictureOf(id, mood).pixels;
      const { isOpaque, entropy } = await sharp(data, { raw: { width, height, channels: 4 } }).stats();
      expect(isOpaque).toBe(true);
      expect(entropy).toBeGreaterThan(5);
    });

    it.each(moods)('%s has a light that leaves the middle clear and darkens the corners', (mood) => {
      const { data, width, height } = pictureOf(id, mood).light;
      const alphaAt = (x: number, y: number) => data[(Math.round(y) * width + Math.round(x)) * 4 + 3] ?? 0;
      expect(alphaAt(width * 0.52, height * 0.5)).toBeLessThan(90);
      for (const x of [1, width - 2]) expect(alphaAt(x, 1)).toBeGreaterThan(60);
    });

    it('R3 keeps the door bay free of furniture, unless it is a close-up', () => {
      const [x, y, w, h] = DOOR_BAY;
      expect(background.furniture === null).toBe(background.entry.theme === 'Close-ups');
      for (const [left, top, width, height] of moods.flatMap((mood) => background.furniture?.(mood) ?? [])) {
        const isClear = left + width <= x || left >= x + w || top + height <= y || top >= y + h;
        expect(isClear, `${left} ${top} ${width} ${height}`).toBe(true);
      }
      for (const mood of moods) expect(background.furniture?.(mood).length).not.toBe(0);
    });

    it('has dark things near the viewer: at both edges, in a close-up at one or more, and nowhere else', () => {
      const edges = background.near.map(({ outline, width = 0 }) => {
        const [x, y, w, h] = nearBounds(outline);
        const [left, right] = [x - width / 2, x + w + width / 2];
        const isLeft = left + right < STAGE_WIDTH;
        // The middle stays free: creators hang items on the wall there and put items on the floor.
        expect(isLeft ? right : STAGE_WIDTH - left).toBeLessThanOrEqual(NEAR_REACH);
        expect(y < STAGE_HEIGHT && y + h > 0).toBe(true);
        return isLeft ? 'left' : 'right';
      });
      const least = background.entry.theme === 'Close-ups' ? 1 : 2;
      expect(new Set(edges).size).toBeGreaterThanOrEqual(least);
    });

    it('has two moods or more, and each differs from each', () => {
      const looks = moods.map((mood) => pictureOf(id, mood).pixels.data.toString('base64'));
      expect(new Set(looks).size).toBe(moods.length);
      expect(moods.length).toBeGreaterThanOrEqual(2);
    });

    it('refuses a mood it lacks', () => {
      expect(() => background.drawSvg('no such mood', 'whole')).toThrow(RangeError);
    });
  },
);

it('R3 has the door bay from 43 to 62 % across and 22 to 74 % down', () => {
  const [x, y, w, h] = DOOR_BAY;
  expect(x / STAGE_WIDTH).toBeLessThanOrEqual(0.43);
  expect((x + w) / STAGE_WIDTH).toBeGreaterThanOrEqual(0.62);
  expect(y / STAGE_HEIGHT).toBeLessThanOrEqual(0.22);
  expect((y + h) / STAGE_HEIGHT).toBeCloseTo(0.74, 2);
});

describe('every item stands out from every background, at its usual place', () => {
  const walls: { name: string; ambient: string; wall: Wall }[] = [];

  beforeAll(() => {
    for (const [id, moods] of pictures)
      for (const { mood, ambient, pixels, light } of moods)
        walls.push({ name: `${id} ${mood}`, ambient, wall: wallOf(pixels, light) });
  });

  it.each(items.map((item, turn) => ({ id: item.entry.id, item, turn })))('$id', async ({ item, turn }) => {
    const { width: percent, aspect, variants, defaultPosition: position } = item.entry;
    const width = Math.round((percent * STAGE.width) / 100);
    const size = { width, height: Math.round(width * aspect) };
    expect(walls.length).toBeGreaterThan(0);
    const looks = sampledSeldom(Object.keys(variants), turn).map(async (color) => ({
      color,
      pixels: await renderPixels(item.drawSvg(color, 'default'), size),
    }));
    for (const { color, pixels } of await Promise.all(looks)) {
      for (const { name, ambient, wall } of walls) {
        const contrast = contrastOn(wall, { pixels, ambient, position });
        if (contrast <= LEAST_CONTRAST) expect.fail(`${color} on ${name}: ${contrast}`);
      }
    }
  });
});
