import type { ItemId } from '../../../core/room/model.ts';
import { useEditorActions, useEditorSession } from '../session/editorContext.ts';
import { editorText } from '../text/editor.ts';
import { itemName } from '../text/editorMessages.ts';

/** Asks for a thing not yet in the room: the next one added is hidden there. */
export function useAskForHidden(): (hider: ItemId) => void {
  const { store } = useEditorSession();
  const { setActiveTab, setTool, select, link } = useEditorActions();
  return (hider) => {
    const room = store.getState().roomSettings;
    if (!room) return;
    const says = editorText.panel.saysNewHidden(itemName(room, hider));
    select(null);
    setActiveTab('items');
    setTool({
      type: 'pick',
      isOnce: true,
      takesNew: true,
      says,
      accepts: () => false,
      take: (hidden) => link({ from: hidden, to: hider }, 'hides'),
    });
  };
}
