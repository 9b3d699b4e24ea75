import type { CatalogueEntry } from '../catalogue/model.ts';
import { itemOf } from '../room/links.ts';
import type { Room, SceneId } from '../room/model.ts';

/** An entry as its kind stands in a scene: as large, and in the place, of the one in sight that came last; as it is where it is the first. */
export function likeItsKind(room: Room, entry: CatalogueEntry, scene: SceneId): CatalogueEntry {
  const kin = room.itemOrder
    .flatMap((id) => itemOf(room, id) ?? [])
    .findLast((item) => item.catalogueId === entry.id && item.scene === scene && !item.isHidden);
  return kin ? { ...entry, width: kin.width, defaultPosition: kin.position } : entry;
}
