import type { BackgroundEntry, CatalogueEntry } from '../catalogue/model.ts';
import type { Background } from '../room/model.ts';
import { type Result, refuse, success } from '../util/result.ts';
import type { RecipeBackground, RecipeRefusal } from './model.ts';

/** The collections `items` and `backgrounds`, as far as recipes use them. */
export interface Catalogue {
  items: readonly CatalogueEntry[];
  backgrounds: readonly BackgroundEntry[];
}

export type Built<Value> = Result<Value, RecipeRefusal>;

/** Finds the catalogue's entry with this id. */
export function findEntry(id: string, { items }: Catalogue): Built<CatalogueEntry> {
  const entry = items.find((item) => item.id === id);
  return entry ? success(entry) : refuse({ type: 'missing', what: `item ${id}` });
}

/** Finds a background of the catalogue in one of its moods. */
export function findBackground(
  { id, mood }: RecipeBackground,
  { backgrounds }: Catalogue,
): Built<Background> {
  const moods = backgrounds.find((entry) => entry.id === id)?.moods ?? {};
  const found = Object.hasOwn(moods, mood) ? moods[mood] : undefined;
  if (!found) return refuse({ type: 'missing', what: `background ${id} in ${mood}` });
  return success({ uri: found.uri, ambient: found.ambient });
}
