import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Item } from '../defineItem.ts';
import { render } from '../render.ts';
import { items } from './library.ts';

const PIXELS = 128;
const MOST_BYTES = 90_000;
/** Alpha of 255 that counts as drawn; the last breath of a shadow may reach the edge. */
const OPAQUE = 40;

interface Alpha {
  width: number;
  height: number;
  at: (x: number, y: number) => number;
}

async function pixelsOf(svg: string, item: Item): Promise<Buffer> {
  const webp = await render(svg, { width: PIXELS, height: Math.round(PIXELS * item.entry.aspect) });
  return sharp(webp).ensureAlpha().raw().toBuffer();
}

function alphaOf(pixels: Buffer, item: Item): Alpha {
  const height = Math.round(PIXELS * item.entry.aspect);
  return { width: PIXELS, height, at: (x, y) => pixels[(y * PIXELS + x) * 4 + 3] ?? 0 };
}

/** The highest alpha along the picture's edge; the bottom edge only where asked for. */
function edgeAlpha({ width, height, at }: Alpha, withBottom: boolean): number {
  let most = 0;
  for (let x = 0; x < width; x++) most = Math.max(most, at(x, 0), withBottom ? at(x, height - 1) : 0);
  for (let y = 0; y < height; y++) most = Math.max(most, at(0, y), at(width - 1, y));
  return most;
}

/** The share of pixels that differ visibly. */
function difference(a: Buffer, b: Buffer): number {
  let differing = 0;
  for (let i = 0; i < a.length; i += 4) {
    const distance = [0, 1, 2, 3].reduce((sum, c) => sum + Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0)), 0);
    if (distance > 40) differing++;
  }
  return differing / (a.length / 4);
}

describe.each(items.map((item) => ({ id: item.entry.id, item })))('$id', ({ item }) => {
  const isDoor = item.entry.tag === 'Doors';
  const colors = Object.keys(item.entry.variants);
  const pictures = colors.flatMap((color) => item.states.map((state) => ({ color, state })));

  it.each(pictures)(
    '$color $state renders, and nothing opaque touches its edge',
    async ({ color, state }) => {
      const pixels = await pixelsOf(item.drawSvg(color, state), item);
      const alpha = alphaOf(pixels, item);
      expect(edgeAlpha(alpha, !isDoor)).toBeLessThan(OPAQUE);
      expect(pixels.some((value) => value > 200)).toBe(true);
    },
  );

  it.each(pictures)(
    '$color $state is the same text each time, below 90 kB and without filters',
    ({ color, state }) => {
      const svg = item.drawSvg(color, state);
      expect(item.drawSvg(color, state)).toBe(svg);
      expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES);
      expect(svg).not.toMatch(/<filter|<text|<image|NaN|undefined|Infinity/);
    },
  );

  it('its colours differ from each other', async () => {
    const [first, second] = colors;
    if (!first || !second) throw new Error('At least two colours');
    const a = await pixelsOf(item.drawSvg(first, 'default'), item);
    const b = await pixelsOf(item.drawSvg(second, 'default'), item);
    expect(difference(a, b)).toBeGreaterThan(0.02);
  });

  it('its hit box lies within the picture', () => {
    const { hitBox } = item.entry;
    expect(hitBox.x).toBeGreaterThanOrEqual(0);
    expect(hitBox.y).toBeGreaterThanOrEqual(0);
    expect(hitBox.x + hitBox.width).toBeLessThanOrEqual(100);
    expect(hitBox.y + hitBox.height).toBeLessThanOrEqual(100);
    expect(hitBox.width * hitBox.height).toBeGreaterThan(2500);
  });

  it('refuses a colour it lacks', () => {
    expect(() => item.drawSvg('no such colour', 'default')).toThrow(RangeError);
  });
});

describe.each(items.filter(({ states }) => states.length > 1).map((item) => ({ id: item.entry.id, item })))(
  '$id',
  ({ item }) => {
    it.each(Object.keys(item.entry.variants))(
      'P5 %s opened differs from default on the same canvas',
      async (color) => {
        const closed = item.drawSvg(color, 'default');
        const opened = item.drawSvg(color, 'opened');
        expect(viewBoxOf(opened)).toBe(viewBoxOf(closed));
        expect(difference(await pixelsOf(closed, item), await pixelsOf(opened, item))).toBeGreaterThan(0.02);
      },
    );
  },
);

function viewBoxOf(svg: string): string | undefined {
  return /viewBox="([^"]+)"/.exec(svg)?.[1];
}

it('renders the same bytes from the same code', async () => {
  const [item] = items;
  if (!item) throw new Error('An empty library');
  const svg = item.drawSvg('oak', 'default');
  const size = { width: 64, height: 118 };
  expect(await render(svg, size)).toEqual(await render(svg, size));
});
