import { type HidingPlace, hidingPlaceOf } from '../../../../core/catalogue/hidingPlace.ts';
import type { ItemId, Room } from '../../../../core/room/model.ts';
import type { EditorData } from '../editorData.ts';

/** Returns whether a thing hides others in it, behind it or under it. */
export type HidingPlaces = (id: ItemId) => HidingPlace;

/** Returns the function that looks up the catalogue entry of a thing of the room. */
export function hidingPlacesIn(
  { items }: Pick<EditorData['catalogue'], 'items'>,
  room: Pick<Room, 'itemConfigs'>,
): HidingPlaces {
  return (id) => {
    const catalogueId = room.itemConfigs[id]?.catalogueId;
    return hidingPlaceOf(items.find((entry) => entry.id === catalogueId));
  };
}
