import { expect, it } from 'vitest';
import type { HitBox } from '../../core/catalogue/model.ts';
import type { Item } from '../defineItem.ts';
import type { Pixels } from '../render.ts';
import { changedShare } from './changedShare.ts';
import { itemPixels } from './itemPixels.ts';

/**
 * The least share of the area for found items that must visibly change; in a black safe the dark inside is
 * like its door.
 */
const LEAST_BARED = 0.35;

/**
 * The area for found items lies within the part that opening reveals, and is large enough; rugs may have
 * items standing on them.
 */
export function describeHolding(item: Item, colors: readonly string[]): void {
  const { holds, isContainer } = item.entry;

  it('tells where it holds things, if it is a container', () => {
    if (isContainer) expect(holds).toBeDefined();
  });
  if (!holds) return;

  it('holds things within its picture', () => {
    const { x, y, width, height } = holds;
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100);
    expect(Math.min(width, height)).toBeGreaterThan(10);
  });

  it.each(colors)('%s holds things in what opening bares', async (color) => {
    const [closed, opened] = [
      await itemPixels(item, color, 'default'),
      await itemPixels(item, color, 'opened'),
    ];
    expect(changedShare(solidly(cut(closed, holds)), cut(opened, holds))).toBeGreaterThan(LEAST_BARED);
  });
}

function cut({ width, height, data }: Pixels, part: HitBox): Pixels {
  const [left, right] = [part.x, part.x + part.width].map((x) => Math.round((x * width) / 100));
  const [top = 0, foot = 0] = [part.y, part.y + part.height].map((y) => Math.round((y * height) / 100));
  const rows = Array.from({ length: foot - top }, (_, row) => (top + row) * width);
  const lines = rows.map((start) => data.subarray((start + (left ?? 0)) * 4, (start + (right ?? 0)) * 4));
  return { width: (right ?? 0) - (left ?? 0), height: rows.length, data: Buffer.concat(lines) };
}

/** Makes all pixels count, also those outside the closed item, such as a raised lid. */
function solidly({ data, ...size }: Pixels): Pixels {
  const opaque = Buffer.from(data);
  for (let at = 0; at < opaque.length; at += 4) {
    const alpha = (opaque[at + 3] ?? 0) / 255;
    for (const channel of [0, 1, 2]) opaque[at + channel] = 128 + ((opaque[at + channel] ?? 0) - 128) * alpha;
    opaque[at + 3] = 255;
  }
  return { ...size, data: opaque };
}
