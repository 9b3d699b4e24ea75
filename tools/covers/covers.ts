/**
 * `npm run covers`: draws the covers of the demo rooms that changed, into `seeds/covers`. They are committed, since drawing
 * them took longer than anything else of a first start.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { belowArt, listPictures } from '../../art/pictures.ts';
import { PictureCache } from '../../art/serving/PictureCache.ts';
import { buildRoom } from '../../core/recipe/buildRoom.ts';
import { builtInCatalogue } from '../../seeds/catalogue/builtInCatalogue.ts';
import digests from '../../seeds/covers/digests.json' with { type: 'json' };
import { demoRooms } from '../../seeds/demoRooms.ts';
import { coverDigest } from './coverDigest.ts';
import { drawCover } from './drawCover.ts';

const FOLDER = 'seeds/covers';
const cache = new PictureCache('.cache/art');

const known: Readonly<Record<string, string>> = digests;
const current: Record<string, string> = {};
for (const demo of demoRooms) {
  const built = buildRoom(demo, builtInCatalogue);
  if (!built.ok) throw new Error(`${demo.id} cannot be built: ${JSON.stringify(built.refusal)}`);
  const digest = coverDigest(built.value);
  current[demo.id] = digest;
  if (known[demo.id] === digest) continue;
  await writeFile(join(FOLDER, `${demo.id}.webp`), await drawCover(built.value, loadPicture));
  console.log(`${demo.id}: drawn`);
}
await writeFile(join(FOLDER, 'digests.json'), `${JSON.stringify(current, null, 2)}\n`);

async function loadPicture(uri: string): Promise<Buffer> {
  const picture = listPictures().get(belowArt(uri));
  if (!picture) throw new RangeError(`The library has no picture ${uri}.`);
  return readFile(join(cache.folder, await cache.fileOf(picture)));
}
