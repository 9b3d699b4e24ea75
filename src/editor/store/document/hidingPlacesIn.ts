import { type HidingPlace, hidingPlaceOf } from '../../../../core/catalogue/hidingPlace.ts';
import type { ItemId, Room } from '../../../../core/room/model.ts';
import type { EditorData } from '../editorData.ts';

/** By thing, where it has what it hides. */
export type HidingPlaces = (id: ItemId) => HidingPlace;

/** As the entries say that the room's things were made from. */
export function hidingPlacesIn(
  { items }: Pick<EditorData['catalogue'], 'items'>,
  room: Pick<Room, 'itemConfigs'>,
): HidingPlaces {
  return (id) => {
    const catalogueId = room.itemConfigs[id]?.catalogueId;
    return hidingPlaceOf(items.find((entry) => entry.id === catalogueId));
  };
}
