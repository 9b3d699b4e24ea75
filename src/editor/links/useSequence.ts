import { useRef, useState } from 'react';
import { LIMITS } from '../../../core/room/limits.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { useEditorActions, useEditorSession } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';

/** The clicks that open a lock (K6). The first one waits here for the second, since a sequence needs two. */
export function useSequence({ id, item }: ActiveItem) {
  const { dispatch } = useEditorActions();
  const { store } = useEditorSession();
  const [waiting, setWaiting] = useState<ItemId | null>(null);
  /** A second tap may come before the first is rendered. */
  const latest = useRef<ItemId | null>(null);

  function set(chosen: readonly ItemId[]): void {
    const isTooShort = chosen.length < LIMITS.sequence.min;
    const refusal = dispatch({ type: 'setSequence', id, sequence: isTooShort ? [] : chosen });
    if (refusal) return;
    latest.current = isTooShort ? (chosen[0] ?? null) : null;
    setWaiting(latest.current);
  }
  /** Adds to the current room's list. */
  function take(member: ItemId): void {
    const { roomSettings } = store.getState();
    const sequence = (roomSettings && itemOf(roomSettings, id)?.sequence) ?? [];
    set([...withWaiting(sequence, latest.current), member]);
  }
  return { clicks: withWaiting(item.sequence, waiting), set, take };
}

function withWaiting(sequence: readonly ItemId[], waiting: ItemId | null): readonly ItemId[] {
  return sequence.length > 0 || waiting === null ? sequence : [waiting];
}
