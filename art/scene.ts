/** Mock rooms to look at, 1920 × 1080 PNG: `npx tsx art/scene.ts [folder] [background …]`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { backgrounds } from './backgrounds/library.ts';
import type { BackgroundDrawing } from './defineBackground.ts';
import type { Item, ItemState } from './defineItem.ts';
import { items } from './items/library.ts';
import { STAGE_HEIGHT, STAGE_WIDTH } from './kits/room.ts';
import { render } from './render.ts';

interface Prop {
  id: string;
  color?: string;
  state?: ItemState;
  /** Shift from the item's default place, in percent of the stage. */
  by?: readonly [x: number, y: number];
}

const SCENES: Readonly<Record<string, readonly Prop[]>> = {
  study: [
    { id: 'door' },
    { id: 'clock' },
    { id: 'painting' },
    { id: 'dresser' },
    { id: 'lamp', state: 'opened' },
    { id: 'globe' },
    { id: 'rug' },
    { id: 'note' },
    { id: 'plant' },
    { id: 'chest' },
    { id: 'books', state: 'opened' },
    { id: 'skeleton-key' },
  ],
  dungeon: [
    { id: 'dungeon-door', state: 'opened' },
    { id: 'chest', color: 'ebony', state: 'opened' },
    { id: 'safe', color: 'green' },
    { id: 'note', by: [-40, 4] },
    { id: 'books', color: 'dark', state: 'opened' },
    { id: 'skeleton-key', color: 'silver' },
  ],
  spaceship: [
    { id: 'slide-door' },
    { id: 'locker' },
    { id: 'computer', state: 'opened' },
    { id: 'keypad' },
    { id: 'tv', color: 'mint', state: 'opened' },
    { id: 'key-card' },
    { id: 'plant', color: 'white' },
  ],
  classroom: [
    { id: 'door' },
    { id: 'rug', color: 'ocean' },
    { id: 'globe', color: 'antique' },
    { id: 'dresser', color: 'mint' },
    { id: 'plant', by: [-50, 4] },
    { id: 'note' },
    { id: 'books', color: 'cool', state: 'opened' },
    { id: 'house-key' },
  ],
  laboratory: [
    { id: 'door' },
    { id: 'locker', color: 'sage' },
    { id: 'keypad', color: 'white' },
    { id: 'safe', color: 'gunmetal', by: [-42, 3] },
    { id: 'key-card' },
    { id: 'note', color: 'blue', by: [-28, 2] },
    { id: 'plant', color: 'white', by: [-14, 3] },
  ],
  tomb: [
    { id: 'dungeon-door' },
    { id: 'chest', state: 'opened' },
    { id: 'rug', color: 'ruby' },
    { id: 'note', by: [-36, 6] },
    { id: 'books', color: 'dark' },
    { id: 'skeleton-key' },
  ],
};

const [folder = '.cache/art-sheets', ...wanted] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const background of backgrounds) {
  const { id, moods } = background.entry;
  if (wanted.length && !wanted.includes(id)) continue;
  for (const mood of Object.keys(moods))
    await writeScene(background, mood, [{ id: 'door' }], `${id}-${mood}-bare.png`);
  await writeScene(background, Object.keys(moods)[0] ?? '', SCENES[id] ?? [], `${id}.png`);
}

async function writeScene(
  background: BackgroundDrawing,
  mood: string,
  props: readonly Prop[],
  name: string,
): Promise<void> {
  const ambient = background.entry.moods[mood]?.ambient ?? '#ffffff';
  const wall = await render(background.drawSvg(mood), { width: STAGE_WIDTH, height: STAGE_HEIGHT });
  const layers = await Promise.all(props.map((prop) => layerOf(prop, ambient)));
  await sharp(wall).composite(layers).png().toFile(join(folder, name));
  console.log(join(folder, name));
}

async function layerOf(
  { id, color, state = 'default', by = [0, 0] }: Prop,
  ambient: string,
): Promise<OverlayOptions> {
  const item = itemCalled(id);
  const { width: percent, aspect, defaultPosition, variants } = item.entry;
  const width = Math.round((percent * STAGE_WIDTH) / 100);
  const picture = await render(item.drawSvg(color ?? Object.keys(variants)[0] ?? '', state), {
    width,
    height: Math.round(width * aspect),
  });
  return {
    input: await sharp(picture)
      .linear([...tintOf(ambient), 1], [0, 0, 0, 0])
      .png()
      .toBuffer(),
    left: Math.round(((defaultPosition.x + by[0]) * STAGE_WIDTH) / 100),
    top: Math.round(((defaultPosition.y + by[1]) * STAGE_HEIGHT) / 100),
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
