import { isMiddling } from '../frame/useIsMiddling.ts';
import { useFocusItem } from '../linking/useBeginLink.ts';
import { SELECT_TOOL } from '../store/session/stageTool.ts';
import { useEditorSession } from './editorContext.ts';

/** Ends the topmost of: a drag, the tool, the drawer, the selection. */
export function useDismissTopmost(): () => void {
  const { store } = useEditorSession();
  const focusItem = useFocusItem();
  return () => {
    const { tool, drawer, aid, activeEditingItemId, showAid, setTool, closeDrawer, select } =
      store.getState();
    if (aid !== null) showAid(null);
    else if (tool.type !== 'select') {
      setTool(SELECT_TOOL);
      if (activeEditingItemId !== null) focusItem(activeEditingItemId);
    } else if (drawer !== null && isMiddling()) closeDrawer();
    else select(null);
  };
}
