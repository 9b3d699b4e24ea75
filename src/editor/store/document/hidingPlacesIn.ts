import { type HidingPlace, hidingPlaceOf } from '../../../../core/catalogue/hidingPlace.ts';
import type { ItemId, Room } from '../../../../core/room/model.ts';
import type { EditorData } from '../editorData.ts';

/** Returns where a thing has what it hides. */
export type HidingPlaces = (id: ItemId) => HidingPlace;

/** Answers by the catalogue entries of the room's things. */
export function hidingPlacesIn(
  { items }: Pick<EditorData['catalogue'], 'items'>,
  room: Pick<Room, 'itemConfigs'>,
): HidingPlaces {
  return (id) => {
    const catalogueId = room.itemConfigs[id]?.catalogueId;
    return hidingPlaceOf(items.find((entry) => entry.id === catalogueId));
  };
}
