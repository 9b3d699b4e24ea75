/** Draws `docs/art.webp`, a sample of the library: a furnished room above a strip of things. */
import sharp, { type OverlayOptions } from 'sharp';
import { items } from '../../art/items/library.ts';
import { itemSize } from '../../art/pictures.ts';
import { render } from '../../art/render.ts';
import { propsOf } from '../../art/scenes/scenes.ts';
import { DENSITIES, drawScene } from './drawScene.ts';

const PATH = 'docs/art.webp';
const ROOM = { id: 'study', mood: 'green' };
/** Things of different kinds and colours. */
const THINGS = [
  ['wizard-door', 'midnight', 'opened'],
  ['chest', 'jade', 'opened'],
  ['armour', 'gold', 'default'],
  ['potions', 'witch', 'default'],
  ['arcade', 'violet', 'opened'],
  ['cryptex', 'brass', 'default'],
  ['birdcage', 'brass', 'default'],
  ['jukebox', 'cherry', 'opened'],
  ['master-key', 'gold', 'default'],
  ['slide-door', 'cyan', 'opened'],
] as const;
const { width, height } = DENSITIES[''].size;
const STRIP = 200;
const GAP = 12;
const PAPER = '#d8ccb8';

const room = await drawScene({ ...ROOM, props: propsOf(ROOM.id, ROOM.mood) }, DENSITIES['']);
await sharp({ create: { width, height: height + STRIP, channels: 3, background: PAPER } })
  .composite([
    { input: await room.png().toBuffer(), left: 0, top: 0 },
    ...(await Promise.all(THINGS.map(drawThing))),
  ])
  .webp({ quality: 82 })
  .toFile(PATH);
console.log(PATH);

async function drawThing([id, color, state]: (typeof THINGS)[number], at: number): Promise<OverlayOptions> {
  const item = items.find(({ entry }) => entry.id === id);
  if (!item) throw new RangeError(`No item ${id}`);
  const cell = { width: width / THINGS.length, height: STRIP };
  const size = itemSize(item.entry);
  const scale = Math.min((cell.width - GAP) / size.width, (cell.height - GAP) / size.height);
  const drawn = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  return {
    input: await render(item.drawSvg(color, state), drawn),
    left: Math.round(at * cell.width + (cell.width - drawn.width) / 2),
    top: Math.round(height + (cell.height - drawn.height) / 2),
  };
}
