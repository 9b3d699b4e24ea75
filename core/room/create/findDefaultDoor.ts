import type { CatalogueEntry } from '../../catalogue/model.ts';
import { type Result, refuse, success } from '../../util/result.ts';

interface MissingDoor {
  type: 'missingDoor';
  /** The text of SPEC §8. */
  message: string;
}

/** Returns whether this item can be the door of new rooms (SPEC §7). */
export function isDefaultDoor({ is_active, tag, name }: Pick<CatalogueEntry, 'is_active' | 'tag' | 'name'>) {
  return is_active && tag === 'Doors' && name === 'Door';
}

/** Finds the active item with the tag Doors and the name Door, the door of every new room (SPEC §7). */
export function findDefaultDoor(items: readonly CatalogueEntry[]): Result<CatalogueEntry, MissingDoor> {
  const door = items.find(isDefaultDoor);
  if (door) return success(door);
  return refuse({ type: 'missingDoor', message: "Default door 'Door' not found in Firebase" });
}
