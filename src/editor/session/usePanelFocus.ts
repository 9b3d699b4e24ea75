import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useEditorActions } from './editorContext.ts';

/**
 * The way from an item in the room to its panel, which begins with the item's name. By Tab it leads through every other item, and
 * each is selected on the way.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>): () => void {
  const { openPanel } = useEditorActions();
  return () => {
    flushSync(openPanel);
    panel.current?.querySelector('h2')?.focus();
  };
}
