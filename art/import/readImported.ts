import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ItemTag } from '../../core/catalogue/model.ts';
import type { Item } from '../defineItem.ts';
import { readItem } from './readItem.ts';

/** Relative to the project's root, where every script runs; the bundled server has no folder of its own. */
const FOLDER = join('art', 'imported');

/** The dropped-in items of a tag, in the order of their ids. @throws ImportError at the first that cannot be read */
export function readImported(tag: ItemTag, folder = FOLDER): Item[] {
  const ofTag = join(folder, tag.toLowerCase());
  if (!existsSync(ofTag)) return [];
  const ids = readdirSync(ofTag, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ids
    .map(({ name }) => name)
    .sort()
    .map((id) => readItem(join(ofTag, id), tag));
}
