import type { ManifestPart } from '../core/catalogue/manifestPart.ts';
import type { Recipe } from '../core/recipe/model.ts';
import { builtInCatalogue } from './catalogue/builtInCatalogue.ts';

/** The library's pictures that these rooms show at any time. */
export function picturesOfRooms(rooms: readonly Recipe[]): ManifestPart {
  const things = rooms.flatMap(({ door, items }) => [door, ...items]);
  const backgrounds = rooms.flatMap(({ background, scenes = [], door, items, spots = [] }) => [
    background,
    ...scenes.map((scene) => scene.background),
    ...[door, ...items, ...spots].flatMap((thing) =>
      'changes' in thing && thing.changes ? [thing.changes.background] : [],
    ),
  ]);
  return {
    items: grouped(things.map(({ of, color = usualColorOf(of) }) => [of, color])),
    backgrounds: grouped(backgrounds.map(({ id, mood }) => [id, mood])),
  };
}

function usualColorOf(id: string): string {
  return builtInCatalogue.items.find((entry) => entry.id === id)?.colorOrder[0] ?? '';
}

function grouped(pairs: readonly (readonly [id: string, name: string])[]): Record<string, readonly string[]> {
  const groups = new Map<string, Set<string>>();
  for (const [id, name] of pairs) groups.set(id, (groups.get(id) ?? new Set()).add(name));
  return Object.fromEntries([...groups].map(([id, names]) => [id, [...names]]));
}
