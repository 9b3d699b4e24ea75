import type { RecipeItem } from '../../recipe/model.ts';
import { listOf } from '../../recipe/settingCommands.ts';
import type { ItemId } from '../../room/model.ts';

/** Returns an item of a recipe under other ids, and what it hides as far as that is kept. */
export function renamed(item: RecipeItem, nameOf: (id: ItemId) => ItemId | null): RecipeItem {
  const name = (id: ItemId) => nameOf(id) ?? id;
  const { hides, lock, combines, ...plain } = item;
  const hidden = listOf(hides ?? []).flatMap((id) => nameOf(id) ?? []);
  return {
    ...plain,
    id: name(item.id),
    ...(hidden.length > 0 && { hides: hidden }),
    ...(lock && { lock: renamedLock(lock, name) }),
    ...(combines && { combines: { with: name(combines.with), into: name(combines.into) } }),
  };
}

function renamedLock(
  lock: NonNullable<RecipeItem['lock']>,
  name: (id: ItemId) => ItemId,
): NonNullable<RecipeItem['lock']> {
  if ('key' in lock) return { key: listOf(lock.key).map(name) };
  if ('sequence' in lock) return { sequence: lock.sequence.map(name) };
  return { ...lock, ...(lock.toldBy !== undefined && { toldBy: listOf(lock.toldBy).map(name) }) };
}
