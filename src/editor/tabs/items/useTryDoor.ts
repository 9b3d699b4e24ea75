import { type PointerEvent, useEffect } from 'react';
import type { CatalogueEntry } from '../../../../core/catalogue/model.ts';
import { useEditorSession } from '../../session/editorContext.ts';

/** Previews a door in the room while it is hovered or focused. A finger cannot hover. */
export function useTryDoor(entry: CatalogueEntry, isWayOut: boolean) {
  const { store } = useEditorSession();

  function leave(): void {
    const { doorTried, tryDoor } = store.getState();
    if (doorTried?.id === entry.id) tryDoor(null);
  }
  // A tile that unmounts while hovered, or is dragged, gets no leave event.
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
