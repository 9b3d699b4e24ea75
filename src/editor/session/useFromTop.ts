import { type RefObject, useLayoutEffect } from 'react';
import { useEditor } from './editorContext.ts';

/**
 * Another item's panel is shown from its top: left where the last one was, it began in the middle of what is set up there.
 */
export function useFromTop(panel: RefObject<HTMLElement | null>): void {
  const shownId = useEditor((state) => state.activeEditingItemId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item is what brings the panel to its top.
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [shownId, panel]);
}
