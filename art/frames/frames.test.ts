import { describe, expect, it } from 'vitest';
import { COVER_FRAMES, coverFrameUri } from '../../core/catalogue/coverFrames.ts';
import { belowArt, listPictures } from '../pictures.ts';
import { render, renderPixels } from '../render.ts';

/**
 * Maximum size of a frame's file. It is small beside a cover of 15 kB, and the browser caches it for all
 * covers.
 */
const MOST_BYTES = 7000;

describe.each(COVER_FRAMES)('the frame %s', (frame) => {
  const picture = listPictures().get(belowArt(coverFrameUri(frame)));

  it('is served, light, and nothing at its edge or in its middle is half there', async () => {
    if (!picture) throw new Error('It is not served');
    const { drawing, size } = picture;
    const svg = drawing.draw();
    expect((await render(svg, size)).byteLength).toBeLessThan(MOST_BYTES);
    const { data, width, height } = await renderPixels(svg, size);
    const alphaAt = (x: number, y: number) => data[(y * width + x) * 4 + 3];
    expect(alphaAt(width / 2, height / 2)).toBe(0);
    for (const [x, y] of [
      [width / 2, 16],
      [width / 2, height - 16],
      [16, height / 2],
      [width - 16, height / 2],
      [16, 16],
    ] as const)
      expect(alphaAt(x, y), `${x} ${y}`).toBe(255);
  });
});
