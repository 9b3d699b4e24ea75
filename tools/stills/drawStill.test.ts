// @isolation apart

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawStill, type StillItem } from './drawStill.ts';
import type { StillFacts } from './stillFacts.ts';

const SIZE = { width: 1280, height: 720 };
const LETTER = '/art/items/letter/ivory/default.webp';
const LYING = '/art/floor/letter/ivory/default.webp';
const BACKGROUND = { uri: '/room', ambient: '#ffffff' };

const thing = (uri: string, y: number): StillItem => ({
  uri,
  aspect: 1,
  hitBox: { x: 0, y: 0, width: 100, height: 100 },
  position: { x: 45, y },
  width: 10,
});

/** Draws with stand-ins: grey backgrounds and white items. `asked` collects the addresses of the pictures requested. */
async function draw(item: StillItem, facts: StillFacts) {
  const asked: string[] = [];
  const loadPicture = (uri: string) => {
    asked.push(uri);
    const background = uri === BACKGROUND.uri ? '#808080' : '#ffffff';
    return sharp({ create: { width: 16, height: 16, channels: 3, background } })
      .png()
      .toBuffer();
  };
  const still = await drawStill(
    { background: BACKGROUND, items: [item] },
    { size: SIZE, loadPicture, facts },
  );
  const data = await still.removeAlpha().raw().toBuffer();
  const brightnessAt = (x: number, y: number) => data[(y * SIZE.width + x) * 3] ?? 0;
  return { asked, brightnessAt };
}

it('lays down what lies where it is on the floor, and on the wall it hangs', async () => {
  const facts: StillFacts = new Map([
    [LETTER, { shadow: 'floor' }],
    [LYING, { shadow: null }],
  ]);
  expect((await draw(thing(LETTER, 80), facts)).asked).toContain(LYING);
  expect((await draw(thing(LETTER, 20), facts)).asked).toContain(LETTER);
});

it('puts a shadow under what stands, falling away from the room’s light, and none where the library has none', async () => {
  const facts = (x: number): StillFacts =>
    new Map([
      ['/thing', { shadow: 'floor' }],
      [BACKGROUND.uri, { lightFrom: { x, y: 10 } }],
    ]);
  // In pixels: the thing's lower edge is at y = 682, from x = 576 to 704.
  const fromLeft = await draw(thing('/thing', 77), facts(0));
  expect(fromLeft.brightnessAt(640, 685)).toBeLessThan(80);
  expect(fromLeft.brightnessAt(730, 685)).toBeLessThan(fromLeft.brightnessAt(550, 685));
  const fromRight = await draw(thing('/thing', 77), facts(100));
  expect(fromRight.brightnessAt(550, 685)).toBeLessThan(fromRight.brightnessAt(730, 685));
  const flat = await draw(thing('/thing', 77), new Map([['/thing', { shadow: null }]]));
  expect(flat.brightnessAt(640, 685)).toBe(128);
});

it('puts the soft shape of what hangs behind it', async () => {
  const hangs = await draw(thing('/thing', 20), new Map([['/thing', { shadow: 'wall' }]]));
  // In pixels: the thing reaches from (576, 144) to (704, 272). Light comes from the top left.
  expect(hangs.brightnessAt(640, 275)).toBeLessThan(100);
  expect(hangs.brightnessAt(640, 140)).toBe(128);
});
