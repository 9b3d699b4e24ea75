import { type PointerEvent, useEffect } from 'react';
import type { CatalogueEntry } from '../../../../core/catalogue/model.ts';
import { useEditorSession } from '../../session/editorContext.ts';

/** Shows a door in the room for as long as it is pointed at, by a mouse or by the keyboard. A finger points at nothing without taking it. */
export function useTryDoor(entry: CatalogueEntry, isWayOut: boolean) {
  const { store } = useEditorSession();

  function leave(): void {
    const { doorTried, tryDoor } = store.getState();
    if (doorTried?.id === entry.id) tryDoor(null);
  }
  // A tile that goes away while it is pointed at, and one that is dragged into the room, never hears that it is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry's tile goes with it.
  useEffect(() => leave, [store, isWayOut]);

  if (!isWayOut) return {};
  const point = () => store.getState().tryDoor(entry);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && point(),
    onPointerLeave: leave,
    onFocus: point,
    onBlur: leave,
  };
}
