import { type RefObject, useLayoutEffect } from 'react';
import { useEditor } from './editorContext.ts';

/** Scrolls the panel to its top for another item. */
export function useFromTop(panel: RefObject<HTMLElement | null>): void {
  const shownId = useEditor((state) => state.activeEditingItemId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item resets the scrolling.
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [shownId, panel]);
}
