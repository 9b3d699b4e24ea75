import type { CatalogueEntry } from '../../catalogue/model.ts';
import { type Result, refuse, success } from '../../util/result.ts';

interface MissingDoor {
  type: 'missingDoor';
  /** SPEC §8's text. */
  message: string;
}

/** Whether new rooms may begin with this item as their door (SPEC §7). */
export function isDefaultDoor({ is_active, tag, name }: Pick<CatalogueEntry, 'is_active' | 'tag' | 'name'>) {
  return is_active && tag === 'Doors' && name === 'Door';
}

/** The active item of the tag Doors that is named Door, with which every new room begins (SPEC §7). */
export function findDefaultDoor(items: readonly CatalogueEntry[]): Result<CatalogueEntry, MissingDoor> {
  const door = items.find(isDefaultDoor);
  if (door) return success(door);
  return refuse({ type: 'missingDoor', message: "Default door 'Door' not found in Firebase" });
}
