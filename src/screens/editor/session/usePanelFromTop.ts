import { type RefObject, useEffect } from 'react';
import { useEditor } from './editorContext.ts';
import { pixelsCovered } from './pixelsCovered.ts';

/**
 * Small screens scroll the panel beneath the room that stays in sight. Another item's panel is shown from its top: left where the
 * last one was, it began in the middle, without the item's name or the way back.
 */
export function usePanelFromTop(
  room: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  const shownId = useEditor(({ isPanelOpen, activeEditingItemId }) =>
    isPanelOpen ? activeEditingItemId : null,
  );
  useEffect(() => {
    if (shownId === null || !room.current || !panel.current) return;
    const covered = pixelsCovered(
      room.current.getBoundingClientRect(),
      panel.current.getBoundingClientRect(),
    );
    if (covered > 0) window.scrollBy({ top: -covered, behavior: 'instant' });
  }, [shownId, room, panel]);
}
