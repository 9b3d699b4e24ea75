/**
 * `npm run art:publish`: adds new drawings to the list of those that rooms may use (R11), from which nothing
 * is removed. It also stores facts that follow from the drawings: their main colours, how they open, and the
 * materials of their locks.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { backgrounds } from './backgrounds/library.ts';
import { items } from './items/library.ts';
import { formatPublished, parsePublished, publish } from './published.ts';
import { createManifest } from './serving/createManifest.ts';
import { PictureCache } from './serving/PictureCache.ts';
import { lockMaterialsOf, openingsOf } from './thingFacts.ts';

const LIST = 'art/published.json';
const COLORS = 'art/mainColors.json';
const OPENINGS = 'core/catalogue/openings.json';
const LOCK_MATERIALS = 'core/catalogue/lockMaterials.json';

const before = parsePublished(readFileSync(LIST, 'utf8'));
const after = publish(before, items, backgrounds);
writeFileSync(LIST, formatPublished(after));
console.log(
  `${LIST} holds ${Object.keys(after.items).length} items and ${Object.keys(after.backgrounds).length} backgrounds.`,
);

writeFileSync(OPENINGS, JSON.stringify(openingsOf(items)));
writeFileSync(LOCK_MATERIALS, JSON.stringify(lockMaterialsOf(items)));

const manifest = await createManifest(new PictureCache('.cache/art'));
const colors = [
  ...Object.values(manifest.items).flatMap(({ variants }) =>
    Object.values(variants).map(({ default: key, color }) => [key, color] as const),
  ),
  ...Object.values(manifest.backgrounds).flatMap(({ moods }) =>
    Object.values(moods).map(({ key, color }) => [key, color] as const),
  ),
].sort();
writeFileSync(COLORS, `${JSON.stringify(Object.fromEntries(colors), null, 2)}\n`);
console.log(`${COLORS} holds ${colors.length} main colors.`);
