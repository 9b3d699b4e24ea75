import type { CatalogueEntry } from '../catalogue/model.ts';
import { itemOf } from '../room/links.ts';
import type { Room, SceneId } from '../room/model.ts';

/**
 * Returns the entry with the size and position of the last visible item of its kind in the scene; unchanged if the
 * scene has none of its kind.
 */
export function likeItsKind(room: Room, entry: CatalogueEntry, scene: SceneId): CatalogueEntry {
  const kin = room.itemOrder
    .flatMap((id) => itemOf(room, id) ?? [])
    .findLast((item) => item.catalogueId === entry.id && item.scene === scene && !item.isHidden);
  return kin ? { ...entry, width: kin.width, defaultPosition: kin.position } : entry;
}
