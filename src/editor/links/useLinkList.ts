import { useMemo } from 'react';
import type { Command } from '../../../core/edit/command.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../../core/room/model.ts';
import { useEditorSession } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import type { EditorState } from '../store/editorState.ts';
import { candidatesFor } from './candidates.ts';

/** A list of other items stored in an item, and the command that sets it. */
export interface LinkList {
  of: (item: ItemConfig) => readonly ItemId[];
  toCommand: (id: ItemId, ids: readonly ItemId[]) => Command;
  /** Used instead of `toCommand` if the command also depends on the room. */
  inRoom?: (state: EditorState, room: Room, id: ItemId, ids: readonly ItemId[]) => Command;
}

/** An item's list, its candidates, and functions to set it or to choose in the room. */
export function useLinkList({ id, item, room }: ActiveItem, { of, toCommand, inRoom }: LinkList) {
  const { store } = useEditorSession();
  const ids = of(item);
  const candidates = useMemo(
    () => candidatesFor(room, (other) => toCommand(id, [other])).filter((other) => !of(item).includes(other)),
    [room, id, item, of, toCommand],
  );

  function set(chosen: readonly ItemId[]): void {
    const state = store.getState();
    const { roomSettings } = state;
    if (!roomSettings) return;
    state.dispatch(inRoom ? inRoom(state, roomSettings, id, chosen) : toCommand(id, chosen));
  }
  /** Adds to the current list, which may have changed while choosing. */
  function take(other: ItemId): void {
    const { roomSettings } = store.getState();
    const present = roomSettings && itemOf(roomSettings, id);
    if (present) set([...of(present), other]);
  }
  return { ids, candidates, set, take, accepts: (other: ItemId) => candidates.includes(other) };
}
