import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { isAnimated } from './isAnimated.ts';

/** Frames stacked vertically, as sharp takes them. */
const frames = (count: number) => {
  const pixels = Buffer.alloc(8 * 8 * count * 4, 255);
  for (let frame = 0; frame < count; frame++) pixels.fill(frame * 90, frame * 256, frame * 256 + 200);
  return sharp(pixels, { raw: { width: 8, height: 8 * count, channels: 4, pageHeight: 8 } });
};

let png: Buffer;

beforeAll(async () => {
  png = await frames(1).png().toBuffer();
});

/** A PNG with an extra chunk after its header, as animated ones have. */
function withChunk(name: string): Buffer {
  const chunk = Buffer.alloc(12 + 8);
  chunk.writeUInt32BE(8, 0);
  chunk.write(name, 4, 'latin1');
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

describe('a picture of several frames', () => {
  it.each(['webp', 'gif'] as const)('is told by its bytes: %s', async (format) => {
    expect(isAnimated(await frames(3).toFormat(format).toBuffer())).toBe(true);
    expect(isAnimated(await frames(1).toFormat(format).toBuffer())).toBe(false);
  });

  it('as PNG and AVIF', async () => {
    expect([isAnimated(withChunk('acTL')), isAnimated(withChunk('tEXt')), isAnimated(png)]).toEqual([
      true,
      false,
      false,
    ]);
    const header = (brand: string) => Buffer.from(`\0\0\0\x1cftyp${brand}`, 'latin1');
    expect([isAnimated(header('avis')), isAnimated(header('avif'))]).toEqual([true, false]);
  });

  it('is none where the file is cut off or something else', async () => {
    const gif = await frames(3).gif().toBuffer();
    for (const bytes of [gif.subarray(0, 40), png.subarray(0, 20), Buffer.from('GIF89a'), Buffer.alloc(0)])
      expect(isAnimated(bytes)).toBe(false);
  });
});
