import { useIsAtLeast } from '../../shared/browser/useWindow.ts';
import { useEditor } from '../session/editorContext.ts';
import type { EditorTab } from '../store/editorData.ts';
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

/** Whether a tab of the palette is visible beside the panel. */
export function useIsTabBesidePanel(tab: EditorTab): boolean {
  const isBeside = useIsAtLeast('lg');
  const isFolded = useIsFolded('palette');
  const isActive = useEditor((state) => state.activeTab === tab);
  return isBeside && isActive && !isFolded;
}
