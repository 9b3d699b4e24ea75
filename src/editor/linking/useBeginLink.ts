import { canLink, type Ends, type LinkType, linksFor } from '../../../core/edit/links/linksFor.ts';
import { DOOR_ID, type ItemId, type Room } from '../../../core/room/model.ts';
import { focusWithoutSelecting } from '../../play/stage/StageMirror.tsx';
import { useEditorSession } from '../session/editorContext.ts';
import { SELECT_TOOL } from '../store/session/stageTool.ts';
import { itemName } from '../text/editorMessages.ts';
import { linkingText } from '../text/linking.ts';

/** What the creator chooses for the selected thing: any partner, its key, or its hiding place. */
type LinkWay = 'connect' | 'key' | 'hide';

/** The connection's direction between the selected thing and the chosen one. */
const WAYS: Readonly<
  Record<LinkWay, { type: LinkType | null; endsOf: (own: ItemId, other: ItemId) => Ends }>
> = {
  connect: { type: null, endsOf: (from, to) => ({ from, to }) },
  key: { type: 'opens', endsOf: (to, from) => ({ from, to }) },
  hide: { type: 'hides', endsOf: (from, to) => ({ from, to }) },
};

/** Starts choosing: a tap or Enter in the room, or the end of a drag, connects the selected thing. */
export function useBeginLink(): (way?: LinkWay) => void {
  const { store, stageBox } = useEditorSession();
  const focusItem = useFocusItem();
  return (way = 'connect') => {
    const { selectedIds, roomSettings: room, setTool } = store.getState();
    const [own, ...others] = selectedIds;
    if (!room || own === undefined || others.length > 0 || (own === DOOR_ID && way !== 'key')) return;
    const fitting = findFitting(room, own, way);
    setTool({
      type: 'pick',
      says: linkingText[fitting.size > 0 ? 'says' : 'nothing'][way](itemName(room, own)),
      accepts: (other) => fitting.has(other),
      about: own,
      take: (other) => {
        if (fitting.has(other)) makeLink(own, other, way);
        else if (other !== own) refuse(own, other, way);
        focusItem(own);
      },
    });
    // Focuses the first possible thing; Tab goes on to the others.
    const things = [...(stageBox.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const first = things.find(({ dataset }) => fitting.has(dataset.item ?? ''));
    if (first && hasKeys(things)) focusWithoutSelecting(first);
  };

  /** Whether the focus is in the room. */
  function hasKeys(things: readonly HTMLElement[]): boolean {
    const { activeElement } = document;
    return activeElement === document.body || things.some((thing) => thing === activeElement);
  }

  /** Refuses with a reason; choosing goes on. */
  function refuse(own: ItemId, other: ItemId, way: LinkWay): void {
    const { type, endsOf } = WAYS[way];
    store.getState().refuseLink(endsOf(own, other), type ?? undefined);
  }

  function makeLink(own: ItemId, other: ItemId, way: LinkWay): void {
    const { connect, link, select, setTool } = store.getState();
    const { type, endsOf } = WAYS[way];
    if (type === null) {
      connect(endsOf(own, other));
      return;
    }
    setTool(SELECT_TOOL);
    link(endsOf(own, other), type);
    select(own);
  }
}

/** Returns a function that focuses an item in the room. */
export function useFocusItem(): (id: ItemId) => void {
  const { stageBox } = useEditorSession();
  return (id) => {
    const button = stageBox.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);
    if (button) focusWithoutSelecting(button);
  };
}

function findFitting(room: Room, own: ItemId, way: LinkWay): ReadonlySet<ItemId> {
  const { type, endsOf } = WAYS[way];
  const isFitting = (other: ItemId) =>
    type === null ? linksFor(room, endsOf(own, other)).length > 0 : canLink(room, endsOf(own, other), type);
  return new Set(room.itemOrder.filter(isFitting));
}
