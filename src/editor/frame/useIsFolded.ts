import { useEditor, useFolds } from '../session/editorContext.ts';
import type { EditorSide } from '../store/editorData.ts';
import { useIsMiddling } from './useIsMiddling.ts';

/** Whether a panel is folded; in medium windows, whether its drawer is closed. */
export function useIsFolded(side: EditorSide): boolean {
  const isFolded = useFolds((folds) => (side === 'palette' ? folds.isPaletteFolded : folds.isPanelFolded));
  const isDrawnOut = useEditor(({ drawer }) => drawer === side);
  return useIsMiddling() ? !isDrawnOut : isFolded;
}
