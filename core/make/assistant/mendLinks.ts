import type { Recipe, RecipeItem, RecipeSettings } from '../../recipe/model.ts';
import { listOf } from '../../recipe/settingCommands.ts';
import type { ItemId } from '../../room/model.ts';
import type { Notes } from './mend.ts';

/**
 * Lets each thing be hidden by one other and made by one combination, as rooms do. A key of two locks is a fault: which
 * of them it opens is not for us to choose.
 */
export function mendLinks(recipe: Recipe, notes: Notes): Recipe {
  const { items, spots = [] } = recipe;
  const nameOf = namesIn(recipe);
  findKeysOfTwo(recipe, nameOf, notes);
  const hiders = new Map<ItemId, ItemId>();
  const results = new Set(items.flatMap(({ combines }) => combines?.into ?? []));
  const onceHidden = (id: ItemId, hides: RecipeSettings['hides'] = []): Pick<RecipeSettings, 'hides'> => {
    const kept = listOf(hides).filter((hidden) => {
      const other = results.has(hidden) ? hidden : hiders.get(hidden);
      if (other === undefined && hidden !== id) hiders.set(hidden, id);
      else notes.mend({ type: 'hiddenTwice', name: nameOf(hidden), by: nameOf(id) });
      return hiders.get(hidden) === id;
    });
    return kept.length > 0 ? { hides: kept } : {};
  };
  return {
    ...recipe,
    items: withoutSecondHalves(items).map(({ hides, ...item }) => ({
      ...item,
      ...onceHidden(item.id, hides),
    })),
    ...(spots.length > 0 && {
      spots: spots.map(({ hides, ...spot }) => ({ ...spot, ...onceHidden(spot.id, hides) })),
    }),
  };
}

/** A combination is said at one of its parts, but often at both. */
function withoutSecondHalves(items: readonly RecipeItem[]): readonly RecipeItem[] {
  const said = new Set<ItemId>();
  return items.map((item) => {
    const { combines, ...rest } = item;
    if (!combines) return item;
    if (said.has(item.id)) return rest;
    said.add(combines.with);
    return item;
  });
}

function findKeysOfTwo(
  { items, spots = [], door }: Recipe,
  nameOf: (id: ItemId) => string,
  notes: Notes,
): void {
  const locks = new Map<ItemId, string[]>();
  for (const { name, lock, ...rest } of [...items, ...spots, door]) {
    const own = name ?? ('id' in rest ? String(rest.id) : '');
    for (const key of lock && 'key' in lock ? listOf(lock.key) : [])
      locks.set(key, [...(locks.get(key) ?? []), own]);
  }
  for (const [key, opened] of locks)
    if (opened.length > 1) notes.fault({ type: 'keyTwice', key: nameOf(key), locks: opened });
}

/** Returns how a recipe's things are called; those without a name by their id. */
export function namesIn({ items, spots = [] }: Pick<Recipe, 'items' | 'spots'>): (id: ItemId) => string {
  const names = new Map([...items, ...spots].map(({ id, name }) => [id, name ?? id]));
  return (id) => names.get(id) ?? id;
}
