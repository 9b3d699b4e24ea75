import { linksFor } from '../../../../core/edit/linksFor.ts';
import { DOOR_ID, type ItemId, type Room } from '../../../../core/room/model.ts';
import { focusWithoutSelecting } from '../../../components/stage/StageMirror.tsx';
import { itemName } from '../../../text/editorMessages.ts';
import { linkingText } from '../../../text/linking.ts';
import { useEditorSession } from '../session/editorContext.ts';

/** From then on a tap or Enter in the room, or the end of a drag, says what the one selected thing is brought to. */
export function useBeginLink(): () => void {
  const { store } = useEditorSession();
  const focusItem = useFocusItem();
  return () => {
    const { selectedIds, roomSettings: room, setTool, bring } = store.getState();
    const [from, ...others] = selectedIds;
    if (!room || from === undefined || from === DOOR_ID || others.length > 0) return;
    const fitting = findFitting(room, from);
    // From there Tab goes on to what it may be brought to.
    if (document.activeElement === document.body) focusItem(from);
    setTool({
      type: 'pick',
      says: linkingText[fitting.size > 0 ? 'says' : 'nothing'](itemName(room, from)),
      accepts: (to) => fitting.has(to),
      take: (to) => {
        bring({ from, to });
        if (fitting.has(to)) focusItem(from);
      },
    });
  };
}

/** Gives the keys back to an item in the room. */
export function useFocusItem(): (id: ItemId) => void {
  const { stageBox } = useEditorSession();
  return (id) => {
    const button = stageBox.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);
    if (button) focusWithoutSelecting(button);
  };
}

function findFitting(room: Room, from: ItemId): ReadonlySet<ItemId> {
  return new Set(room.itemOrder.filter((to) => linksFor(room, { from, to }).length > 0));
}
