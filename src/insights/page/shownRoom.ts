import { createContext, useContext } from 'react';
import { hidersIn, itemOf, keysOf } from '../../../core/room/links.ts';
import { DOOR_ID, type ItemId, type Room } from '../../../core/room/model.ts';
import { itemName } from '../../editor/text/editorMessages.ts';
import { insightsText } from '../text/insights.ts';

/** The room whose figures are shown. */
export interface ShownRoom {
  roomId: string;
  /** The version that was played. */
  room: Room;
  /** The room as it is being edited; null if it is not known. */
  draft: Room | null;
}

export const ShownRoomContext = createContext<ShownRoom | null>(null);

export function useShownRoom(): ShownRoom {
  const shown = useContext(ShownRoomContext);
  if (!shown) throw new Error('useShownRoom needs <ShownRoomContext> above it.');
  return shown;
}

/** Whether the editor no longer has a thing. */
export function isGone({ draft }: ShownRoom, id: ItemId): boolean {
  return draft !== null && itemOf(draft, id) === undefined;
}

/** What opens a lock, in a few words: its keys, clicks, or the kind of its answer. */
export function lockKind(room: Room, id: ItemId): string {
  const item = itemOf(room, id);
  const { kinds, way } = insightsText;
  if (!item) return '';
  if (item.unlockMethod === 'item') {
    const keys = keysOf(item).map((key) => itemName(room, key));
    return keys.length > 0 ? keys.join(', ') : id === DOOR_ID ? way.exit : '';
  }
  return item.unlockMethod === 'sequence' ? kinds.clicks : kinds[item.face.type];
}

/** The name of the thing that hides another; null if it lies open. */
export function hiderName(room: Room, id: ItemId): string | null {
  const hider = hidersIn(room).get(id);
  return hider === undefined ? null : itemName(room, hider);
}

/** Minutes and seconds of whole seconds, as in `3:00`. */
export function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
