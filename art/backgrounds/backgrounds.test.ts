import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { render } from '../render.ts';
import { backgrounds } from './library.ts';

const SIZE = { width: 320, height: 180 };
/** `DOOR_BAY` at that size. */
const BAY = { left: 138, top: 40, width: 60, height: 92 };

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

    it.each(moods)(
      '%s keeps the door bay calm: furniture there would be far busier than the room',
      async (mood) => {
        const webp = await render(background.drawSvg(mood), SIZE);
        const bay = await busyness(webp, BAY);
        const room = await busyness(webp, { left: 0, top: 0, ...SIZE });
        expect(bay).toBeLessThan(room * 1.1);
      },
    );

    it('refuses a mood it lacks', () => {
      expect(() => background.drawSvg('no such mood')).toThrow(RangeError);
    });
  },
);

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How much a part of the picture differs from its own blurred copy: edges count, light and shade do not. */
async function busyness(picture: Buffer, area: Area): Promise<number> {
  const sharpCut = await sharp(picture).extract(area).greyscale().raw().toBuffer();
  const blurred = await sharp(picture).extract(area).greyscale().blur(3).raw().toBuffer();
  return sharpCut.reduce((sum, value, i) => sum + Math.abs(value - (blurred[i] ?? 0)), 0) / sharpCut.length;
}
