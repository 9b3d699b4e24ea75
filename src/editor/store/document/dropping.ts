import { type Ends, type LinkType, linksFor } from '../../../../core/edit/links/linksFor.ts';
import { hitRect } from '../../../../core/room/geometry.ts';
import { itemOf } from '../../../../core/room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../../../core/room/model.ts';
import type { DroppingActions } from '../editorActions.ts';
import type { EditorData } from '../editorData.ts';
import type { EditorDeps } from '../editorState.ts';
import { holdsIn } from './holdsIn.ts';

/** Handles a drop: on a scene's tile, the things move to that scene; on another thing, a connection may be offered. */
export function createDropping({ get, set }: EditorDeps): DroppingActions {
  return {
    aimAtScene: (sceneAimed) => get().sceneAimed !== sceneAimed && set({ sceneAimed }),
    dropItems: ({ ids, from, gesture }) => {
      const { sceneAimed, dispatch, moveSelectedToScene, offerLinks } = get();
      const [only, ...others] = ids;
      if (sceneAimed === null) return only !== undefined && others.length === 0 && offerLinks(only);
      set({ sceneAimed: null });
      // In the other scene, the things have the positions that they had before the drag.
      dispatch({ type: 'moveItems', places: from }, gesture);
      moveSelectedToScene(sceneAimed, gesture);
    },
    offerLinks: (id) => {
      const { roomSettings } = get();
      const below = roomSettings && findBelow(roomSettings, id, get());
      if (!below) return;
      set({ offer: { ends: { from: id, to: below }, itemConfigs: roomSettings.itemConfigs } });
    },
  };
}

/** The connections offered after a drop; none once the room or the selection has changed. */
export function offeredIn(data: EditorData): readonly LinkType[] {
  const { offer, roomSettings, selectedIds } = data;
  if (!offer || roomSettings?.itemConfigs !== offer.itemConfigs) return [];
  const isSelected = selectedIds.length === 1 && selectedIds[0] === offer.ends.from;
  return isSelected ? offeredLinks(roomSettings, offer.ends, data) : [];
}

/** Returns the topmost item below the middle of the dropped one that can be connected with it. */
function findBelow(room: Room, id: ItemId, data: EditorData): ItemId | undefined {
  const item = itemOf(room, id);
  if (!item) return undefined;
  return room.itemOrder.findLast((to) => {
    const other = itemOf(room, to);
    const isSeen = other?.scene === item.scene && to !== id && !data.concealedIds.includes(to);
    return isSeen && liesOn(item, other) && offeredLinks(room, { from: id, to }, data).length > 0;
  });
}

/**
 * Keys may open or be hidden anywhere; papers may hold an answer; other things may be hidden in containers.
 */
function offeredLinks(room: Room, ends: Ends, { catalogue }: EditorData): readonly LinkType[] {
  const [item, other] = [itemOf(room, ends.from), itemOf(room, ends.to)];
  const entryOf = (each?: ItemConfig) => catalogue.items.find(({ id }) => id === each?.catalogueId);
  const holder = entryOf(other);
  const isKey = entryOf(item)?.tag === 'Keys';
  const isMeant: Record<LinkType, boolean> = {
    hides: isKey || holder?.isContainer === true || other?.isHidingAnotherItem === true,
    tells: item?.showsAs === 'paper',
    opens: isKey && holder?.isLockable === true,
  };
  return linksFor(room, ends, holdsIn(catalogue))
    .map(({ type }) => type)
    .filter((type) => isMeant[type]);
}

function liesOn(item: ItemConfig, other: ItemConfig): boolean {
  const { x, y, width, height } = hitRect(item);
  const below = hitRect(other);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const isAcross = middle.x >= below.x && middle.x <= below.x + below.width;
  return isAcross && middle.y >= below.y && middle.y <= below.y + below.height;
}
