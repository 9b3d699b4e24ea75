import { useCallback } from 'react';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { useEditor } from '../session/editorContext.ts';
import { type HidingPlaces, hidingPlacesIn } from '../store/document/hidingPlacesIn.ts';

/** Returns a function that tells whether a thing hides others in it, behind it or under it. */
export function useHidingPlaces(room: Room): HidingPlaces {
  const items = useEditor((state) => state.catalogue.items);
  return useCallback((id: ItemId) => hidingPlacesIn({ items }, room)(id), [items, room]);
}
