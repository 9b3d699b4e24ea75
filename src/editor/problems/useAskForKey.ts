import type { ItemId } from '../../../core/room/model.ts';
import { useEditorActions, useEditorSession } from '../session/editorContext.ts';
import { itemName } from '../text/editorMessages.ts';
import { mendsText } from '../text/mends.ts';

/** Asks for a key not yet in the room: the next thing added opens the lock. */
export function useAskForKey(): (lock: ItemId) => void {
  const { store } = useEditorSession();
  const { setActiveTab, setTool, select, link } = useEditorActions();
  return (lock) => {
    const room = store.getState().roomSettings;
    if (!room) return;
    const says = mendsText.saysNewKey(itemName(room, lock));
    select(null);
    setActiveTab('items');
    setTool({
      type: 'pick',
      isOnce: true,
      takesNew: true,
      says,
      accepts: () => false,
      about: lock,
      take: (key) => link({ from: key, to: lock }, 'opens'),
    });
  };
}
