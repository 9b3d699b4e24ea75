/** Mock rooms to look at, 1920 × 1080 PNG: `npx tsx art/scene.ts [folder] [background …]`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Position } from '../core/catalogue/model.ts';
import { backgrounds } from './backgrounds/library.ts';
import type { BackgroundDrawing } from './defineBackground.ts';
import type { Item, ItemEntry } from './defineItem.ts';
import { items } from './items/library.ts';
import { STAGE_HEIGHT, STAGE_WIDTH } from './kits/stage/room.ts';
import { render } from './render.ts';
import { type Prop, SCENES } from './scenes/scenes.ts';

const [folder = '.cache/art-sheets', ...wanted] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const background of backgrounds) {
  const { id, moods } = background.entry;
  if (wanted.length && !wanted.includes(id)) continue;
  const bare = background.furniture === null ? [] : [{ id: 'door' }];
  for (const mood of Object.keys(moods)) await writeScene(background, mood, bare, `${id}-${mood}-bare.png`);
  await writeScene(background, Object.keys(moods)[0] ?? '', SCENES[id] ?? [], `${id}.png`);
}

async function writeScene(
  background: BackgroundDrawing,
  mood: string,
  props: readonly Prop[],
  name: string,
): Promise<void> {
  const ambient = background.entry.moods[mood]?.ambient ?? '#ffffff';
  const size = { width: STAGE_WIDTH, height: STAGE_HEIGHT };
  const wall = await render(background.drawSvg(mood, 'behind'), size);
  const light = await render(background.drawSvg(mood, 'light'), size);
  const layers = await Promise.all(props.map((prop) => layerOf(prop, ambient)));
  await sharp(wall)
    .composite([...layers, { input: light }])
    .png()
    .toFile(join(folder, name));
  console.log(join(folder, name));
}

async function layerOf({ id, color, state = 'default', at }: Prop, ambient: string): Promise<OverlayOptions> {
  const item = itemCalled(id);
  const { width: percent, aspect, defaultPosition, variants } = item.entry;
  const width = Math.round((percent * STAGE_WIDTH) / 100);
  const picture = await render(item.drawSvg(color ?? Object.keys(variants)[0] ?? '', state), {
    width,
    height: Math.round(width * aspect),
  });
  const position = at ? positionFor(item.entry, at) : defaultPosition;
  return {
    input: await sharp(picture)
      .linear([...tintOf(ambient), 1], [0, 0, 0, 0])
      .png()
      .toBuffer(),
    left: Math.round((position.x * STAGE_WIDTH) / 100),
    top: Math.round((position.y * STAGE_HEIGHT) / 100),
  };
}

/** The picture's top-left corner, in percent of the stage, that brings the thing itself to its middle and foot. */
function positionFor(
  { width, aspect, hitBox }: ItemEntry,
  [center, foot]: readonly [number, number],
): Position {
  const height = (width * aspect * STAGE_WIDTH) / STAGE_HEIGHT;
  return {
    x: center - ((hitBox.x + hitBox.width / 2) * width) / 100,
    y: foot - ((hitBox.y + hitBox.height) * height) / 100,
  };
}

function itemCalled(id: string): Item {
  const item = items.find(({ entry }) => entry.id === id);
  if (!item) throw new RangeError(`No item ${id}`);
  return item;
}

function tintOf(ambient: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(ambient.slice(at, at + 2), 16) / 255);
}
