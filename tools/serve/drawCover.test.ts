import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ItemConfig, Room } from '../../core/room/model.ts';
import { drawCover } from './drawCover.ts';

/** A picture of one colour, named by its address: /ff0000. */
function loadPicture(uri: string): Promise<Buffer> {
  const background = { r: hex(uri, 1), g: hex(uri, 3), b: hex(uri, 5) };
  return sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .png()
    .toBuffer();
}

function hex(uri: string, at: number): number {
  return Number.parseInt(uri.slice(at, at + 2), 16);
}

function roomWith(items: readonly Partial<ItemConfig>[], ambient = '#ffffff'): Room {
  const placed = { width: 20, aspect: 1, visible: true, isHidden: false };
  const entries = items.map((item, index) => [String(index), { ...placed, ...item }]);
  return {
    background: { uri: '/000000', ambient },
    itemOrder: entries.map(([id]) => id),
    itemConfigs: Object.fromEntries(entries),
  } as unknown as Room;
}

/** The colour at a point in percent of the cover, rounded as WebP is not exact. */
async function colorAt(cover: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(cover).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor((y / 100) * info.height) * info.width + Math.floor((x / 100) * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 32) * 32);
}

it('draws items in their places, the later ones in front, and none that is hidden', async () => {
  const cover = await drawCover(
    roomWith([
      { uri: '/ff0000', position: { x: 10, y: 10 } },
      { uri: '/00ff00', position: { x: 20, y: 10 } },
      { uri: '/0000ff', position: { x: 60, y: 10 }, isHidden: true },
    ]),
    loadPicture,
  );
  expect(await sharp(cover).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 });
  expect(await colorAt(cover, 12, 20)).toEqual([256, 0, 0]);
  expect(await colorAt(cover, 25, 20)).toEqual([0, 256, 0]);
  expect(await colorAt(cover, 65, 20)).toEqual([0, 0, 0]);
});

it('multiplies items by the room’s light', async () => {
  const cover = await drawCover(
    roomWith([{ uri: '/ffffff', position: { x: 40, y: 20 } }], '#ff8000'),
    loadPicture,
  );
  expect(await colorAt(cover, 50, 40)).toEqual([256, 128, 0]);
});

it('draws the part on the stage of an item that stands partly outside or is larger', async () => {
  const cover = await drawCover(
    roomWith([
      { uri: '/0000ff', position: { x: -10, y: -10 } },
      { uri: '/ff0000', position: { x: 90, y: 80 } },
      { uri: '/00ff00', position: { x: 0, y: 40 }, width: 100, aspect: 2 },
    ]),
    loadPicture,
  );
  expect(await colorAt(cover, 2, 2)).toEqual([0, 0, 256]);
  expect(await colorAt(cover, 50, 95)).toEqual([0, 256, 0]);
});
