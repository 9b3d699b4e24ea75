import { useCallback } from 'react';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { useEditor } from '../session/editorContext.ts';
import { type HidingPlaces, hidingPlacesIn } from '../store/document/hidingPlacesIn.ts';

/** Whether what each thing of a room hides is in it, behind it or under it. */
export function useHidingPlaces(room: Room): HidingPlaces {
  const items = useEditor((state) => state.catalogue.items);
  return useCallback((id: ItemId) => hidingPlacesIn({ items }, room)(id), [items, room]);
}
