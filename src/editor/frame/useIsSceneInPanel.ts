import { useMedia } from '../../shared/browser/useMedia.ts';
import { useEditor } from '../session/editorContext.ts';
import { useIsFolded } from './useIsFolded.ts';

/** Whether the panel is visible and shows the scene: nothing is selected, and no walkthrough is shown. */
export function useIsSceneInPanel(): boolean {
  const isBeside = useMedia('(min-width: 961px)');
  const isFolded = useIsFolded('panel');
  const isOpen = useEditor((state) => state.isPanelOpen);
  const isAboutScene = useEditor(
    ({ activeEditingItemId, selectedIds, showing }) =>
      activeEditingItemId === null && selectedIds.length < 2 && showing === null,
  );
  return isAboutScene && (isBeside ? !isFolded : isOpen);
}
