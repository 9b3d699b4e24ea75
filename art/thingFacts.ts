import { LOCK_MATERIALS } from '../core/catalogue/lockMaterial.ts';
import { OPENINGS } from '../core/catalogue/openings.ts';
import type { Item } from './defineItem.ts';

/** Ids of things by a trait that they share. */
type Lists = Readonly<Record<string, readonly string[]>>;

/** Lists the things by the way in which they open. The usual way, `opens`, is left out. */
export function openingsOf(items: readonly Item[]): Lists {
  const opening = items.filter(({ states }) => states.includes('opened'));
  return listsBy(
    OPENINGS.filter((way) => way !== 'opens'),
    opening.map((item) => [item.entry.id, item.opening]),
  );
}

/**
 * Lists what the locks of things are made of. Where a colour's lock is of another material than the first colour's, the
 * colour follows the id after a slash.
 */
export function lockMaterialsOf(items: readonly Item[]): Lists {
  return listsBy(LOCK_MATERIALS, items.flatMap(materialsOf));
}

function materialsOf({ entry: { id, colorOrder }, lockMaterial }: Item) {
  const [first = ''] = colorOrder;
  const usual = lockMaterial(first);
  const others = colorOrder.filter((color) => lockMaterial(color) !== usual);
  return [[id, usual] as const, ...others.map((color) => [`${id}/${color}`, lockMaterial(color)] as const)];
}

function listsBy<Key extends string>(
  keys: readonly Key[],
  named: readonly (readonly [name: string, key: Key | null])[],
): Lists {
  const lists = keys.map((key) => {
    const names = named.filter(([, of]) => of === key).map(([name]) => name);
    return [key, names.toSorted()] as const;
  });
  return Object.fromEntries(lists);
}
