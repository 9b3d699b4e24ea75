/**
 * Draws rooms as the stage shows them, for looking at: `npx tsx tools/stills/scenes.ts [folder] [background …]`. Each
 * room is drawn in each of its moods, once with only a door and once furnished. In the first mood, the furnished room
 * is also drawn at twice the density.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backgrounds } from '../../art/backgrounds/library.ts';
import { propsOf } from '../../art/scenes/scenes.ts';
import { DENSITIES, drawScene, type Scene } from './drawScene.ts';

const [folder = '.cache/art-sheets', ...wanted] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const { entry, furniture } of backgrounds) {
  const { id, moods } = entry;
  if (wanted.length && !wanted.includes(id)) continue;
  const bare = furniture === null ? [] : [{ id: 'door' }];
  for (const mood of Object.keys(moods)) {
    await write(`${id}-${mood}-bare`, { id, mood, props: bare }, '');
    await write(`${id}-${mood}`, { id, mood, props: propsOf(id, mood) }, '');
  }
  const [first = ''] = Object.keys(moods);
  await write(`${id}-${first}`, { id, mood: first, props: propsOf(id, first) }, '@2x');
}

async function write(name: string, scene: Scene, density: keyof typeof DENSITIES): Promise<void> {
  const path = join(folder, `${name}${density}.png`);
  const drawn = await drawScene(scene, DENSITIES[density]);
  await drawn.png().toFile(path);
  console.log(path);
}
