import { useIsAtLeast } from '../../shared/browser/useWindow.ts';
import { useEditor } from '../session/editorContext.ts';
import { useIsFolded } from './useIsFolded.ts';

/** Whether the panel is visible and shows the scene: nothing is selected, and no walkthrough is shown. */
export function useIsSceneInPanel(): boolean {
  const isBeside = useIsAtLeast('lg');
  const isFolded = useIsFolded('panel');
  const isOpen = useEditor((state) => state.isPanelOpen);
  const isAboutScene = useEditor(
    ({ activeEditingItemId, selectedIds, showing }) =>
      activeEditingItemId === null && selectedIds.length < 2 && showing === null,
  );
  return isAboutScene && (isBeside ? !isFolded : isOpen);
}
