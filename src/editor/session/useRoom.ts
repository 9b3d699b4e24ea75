import { useMemo } from 'react';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../../core/room/model.ts';
import { useEditor } from './editorContext.ts';

/** The open room. @throws before one is open; the screen renders its parts only then */
export function useRoom(): Room {
  const room = useEditor((state) => state.roomSettings);
  if (!room) throw new Error('useRoom needs an open room.');
  return room;
}

/** The open room as last checked, for computations too costly to run during a gesture. */
export function useCheckedRoom(): Room {
  const room = useEditor((state) => state.checkedRoom);
  if (!room) throw new Error('useCheckedRoom needs an open room.');
  return room;
}

export interface ActiveItem {
  id: ItemId;
  item: ItemConfig;
  /** The room that contains the item. */
  room: Room;
}

/** The item being configured; null if none is selected. */
export function useActiveItem(): ActiveItem | null {
  const room = useRoom();
  const id = useEditor((state) => state.activeEditingItemId);
  return useMemo(() => {
    const item = id === null ? undefined : itemOf(room, id);
    return id !== null && item ? { id, item, room } : null;
  }, [room, id]);
}
