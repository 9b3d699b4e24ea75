import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useEditorActions } from './editorContext.ts';

/**
 * Moves the focus from an item in the room to its panel's first field. Tab would pass through every other
 * item, and select each one.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>): () => void {
  const { openPanel } = useEditorActions();
  return () => {
    flushSync(openPanel);
    panel.current?.querySelector('h2')?.focus();
  };
}
