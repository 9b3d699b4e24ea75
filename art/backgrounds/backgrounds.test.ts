import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DOOR_BAY, STAGE_HEIGHT, STAGE_WIDTH } from '../kits/stage/room.ts';
import { render, renderPixels } from '../render.ts';
import { backgrounds } from './library.ts';

const SIZE = { width: 320, height: 180 };

describe.each(backgrounds.map((background) => ({ id: background.entry.id, background })))(
  '$id',
  ({ background }) => {
    const moods = Object.keys(background.entry.moods);

    it.each(moods)(
      '%s is the same text each time, without filters, fonts or numbers that are none',
      (mood) => {
        const svg = background.drawSvg(mood);
        expect(background.drawSvg(mood)).toBe(svg);
        expect(svg).not.toMatch(/<filter|<text|<image|NaN|undefined|Infinity/);
      },
    );

    it.each(moods)('%s fills the whole stage', async (mood) => {
      const webp = await render(background.drawSvg(mood), SIZE);
      const { isOpaque, entropy } = await sharp(webp).stats();
      expect(isOpaque).toBe(true);
      expect(entropy).toBeGreaterThan(5);
    });

    it('R3 keeps the door bay free of furniture', () => {
      const [x, y, w, h] = DOOR_BAY;
      expect(background.furniture.length).toBeGreaterThan(0);
      for (const [left, top, width, height] of background.furniture) {
        const isClear = left + width <= x || left >= x + w || top + height <= y || top >= y + h;
        expect(isClear, `${left} ${top} ${width} ${height}`).toBe(true);
      }
    });

    it('has two moods or more, and each differs from each', async () => {
      const looks = await Promise.all(moods.map((mood) => renderPixels(background.drawSvg(mood), SIZE)));
      expect(new Set(looks.map(({ data }) => data.toString('base64'))).size).toBe(moods.length);
      expect(moods.length).toBeGreaterThanOrEqual(2);
    });

    it('refuses a mood it lacks', () => {
      expect(() => background.drawSvg('no such mood')).toThrow(RangeError);
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
