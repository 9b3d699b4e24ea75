// @isolation apart

import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildRoom } from '../../core/recipe/buildRoom.ts';
import { createItem } from '../../core/room/create/createItem.ts';
import type { ItemConfig, Room } from '../../core/room/model.ts';
import { newRoom, noteEntry } from '../../core/testing/entries.ts';
import { builtInCatalogue } from '../../seeds/catalogue/builtInCatalogue.ts';
import digests from '../../seeds/covers/digests.json' with { type: 'json' };
import { demoRooms } from '../../seeds/demoRooms.ts';
import { coverDigest } from './coverDigest.ts';
import { drawCover } from './drawCover.ts';

it('P14 the covers in seeds/covers show the demo rooms as they are now; `npm run covers` draws them', () => {
  const current = demoRooms.map((demo) => {
    const built = buildRoom(demo, builtInCatalogue);
    return [demo.id, built.ok ? coverDigest(built.value) : built.refusal];
  });
  expect(digests).toEqual(Object.fromEntries(current));
  for (const id of Object.keys(digests)) expect(existsSync(`seeds/covers/${id}.webp`), id).toBe(true);
});

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

/** The picture of the opened item. */
const OPENED = '/808080';

function roomWith(items: readonly Partial<ItemConfig>[], ambient = '#ffffff'): Room {
  const plain = createItem({ ...noteEntry, width: 20, aspect: 1 });
  const entries = items.map(({ uri = '', ...item }, index): [string, ItemConfig] => [
    String(index),
    { ...plain, variants: { [plain.color]: { default: uri, opened: OPENED } }, ...item },
  ]);
  return {
    ...newRoom(),
    background: { uri: '/000000', ambient },
    itemOrder: entries.map(([id]) => id),
    itemConfigs: Object.fromEntries(entries),
  };
}

/** Returns the colour at a point in percent of the cover, rounded, since WebP is not exact. */
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
      { uri: '/ffffff', position: { x: 80, y: 10 }, isHidingAnotherItem: true, itemToHide: '2' },
    ]),
    loadPicture,
  );
  expect(await sharp(cover).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 });
  expect(await colorAt(cover, 12, 20)).toEqual([256, 0, 0]);
  expect(await colorAt(cover, 25, 20)).toEqual([0, 256, 0]);
  expect(await colorAt(cover, 65, 20)).toEqual([0, 0, 0]);
});

it('P14 draws the room as a player finds it: what is open at the start stands open, with what it hid, and locks stand closed', async () => {
  const cover = await drawCover(
    roomWith([
      {
        uri: '/ff0000',
        position: { x: 10, y: 10 },
        state: 'opened',
        isHidingAnotherItem: true,
        itemToHide: '1',
      },
      { uri: '/0000ff', position: { x: 20, y: 10 }, isHidden: true },
      { uri: '/00ff00', position: { x: 60, y: 10 }, state: 'opened', isItemLocked: true, isLocked: true },
    ]),
    loadPicture,
  );
  expect(await colorAt(cover, 12, 20)).toEqual([128, 128, 128]);
  expect(await colorAt(cover, 25, 20)).toEqual([0, 0, 256]);
  expect(await colorAt(cover, 65, 20)).toEqual([0, 256, 0]);
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
