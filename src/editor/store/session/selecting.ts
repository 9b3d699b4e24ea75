import type { Position } from '../../../../core/catalogue/model.ts';
import type { Command, PositionsById } from '../../../../core/edit/command.ts';
import { clampGroupMove } from '../../../../core/edit/group/clampGroupMove.ts';
import { orderItems } from '../../../../core/edit/group/orderItems.ts';
import { arrange } from '../../../../core/edit/place/arrange.ts';
import { itemOf } from '../../../../core/room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../../../core/room/model.ts';
import { isDeepEqual } from '../../../../core/util/isDeepEqual.ts';
import { besidesDoor } from '../document/besidesDoor.ts';
import type { SelectingActions } from '../editorActions.ts';
import type { EditorData } from '../editorData.ts';
import type { EditorDeps } from '../editorState.ts';
import { shownSceneOf } from './shownScene.ts';

/** The selection on the canvas, and actions on all of it: one command, one step (E2). */
export function createSelecting({ get, set }: EditorDeps): SelectingActions {
  function selectMany(selectedIds: readonly ItemId[]): void {
    const isPanelOpen = selectedIds.length > 0;
    const ending = selectedIds.length > 0 ? { showing: null } : {};
    set({ selectedIds, activeEditingItemId: selectedIds.at(-1) ?? null, isPanelOpen, ...ending });
  }

  function dispatchFor(ids: readonly ItemId[], toCommand: (id: ItemId) => Command, gesture?: string) {
    const commands = ids.map(toCommand);
    const [only] = commands;
    if (!only) return 'nothing';
    return get().dispatch(commands.length === 1 ? only : { type: 'batch', commands }, gesture);
  }

  return {
    selectMany,
    selectAll: () => selectMany(idsOnCanvas(get())),
    moveSelected: (by, gesture) => {
      const { roomSettings, selectedIds } = get();
      const places = roomSettings ? placesMovedBy(roomSettings, selectedIds, by) : {};
      if (Object.keys(places).length > 0) get().dispatch({ type: 'moveItems', places }, gesture);
    },
    deleteSelected: (gesture) =>
      void dispatchFor(besidesDoor(get()), (id) => ({ type: 'deleteItem', id }), gesture),
    orderSelected: (move) => {
      const { roomSettings } = get();
      const ids = besidesDoor(get());
      const [id] = ids;
      if (!roomSettings || id === undefined) return;
      if (ids.length === 1) get().dispatch({ type: 'orderItem', id, move });
      else if (move === 'toFront' || move === 'toBack') get().dispatch(orderItems(roomSettings, ids, move));
    },
    setSelectedLocked: (isPositionLocked) =>
      void dispatchFor(get().selectedIds, (id) => ({ type: 'setPositionLocked', id, isPositionLocked })),
    arrangeSelected: (how) => {
      const { roomSettings, selectedIds } = get();
      const places = roomSettings ? arrange(roomSettings, selectedIds, how) : {};
      if (Object.keys(places).length > 0) get().dispatch({ type: 'moveItems', places });
    },
    moveSelectedToScene: (scene, gesture) => {
      const { selectedIds } = get();
      const toCommand = (id: ItemId): Command => ({ type: 'moveItemToScene', id, scene });
      if (dispatchFor(selectedIds, toCommand, gesture) !== null) return;
      get().showScene(scene);
      selectMany(selectedIds);
    },
    setViewport: (viewport) => set({ viewport }),
    setHandling: (isHandling) => get().isHandling !== isHandling && set({ isHandling }),
    showGuides: (guideLabels) => {
      if (!isDeepEqual(guideLabels, get().guideLabels)) set({ guideLabels });
    },
  };
}

/** Visible items, in drawing order. */
function idsOnCanvas(data: EditorData): readonly ItemId[] {
  const { roomSettings: room, concealedIds } = data;
  const shown = shownSceneOf(data);
  const ids = room?.itemOrder.filter((id) => itemOf(room, id)?.scene === shown) ?? [];
  return ids.filter((id) => !concealedIds.includes(id));
}

/** New positions of the items. Pinned ones stay; the others stop at the edge as one. */
function placesMovedBy(room: Room, ids: readonly ItemId[], by: Position): PositionsById {
  const moved = ids.flatMap((id): [ItemId, ItemConfig][] => {
    const item = itemOf(room, id);
    return !item || (item.isPositionLocked && ids.length > 1) ? [] : [[id, item]];
  });
  const way = clampGroupMove(
    moved.map(([, item]) => item),
    by,
  );
  return Object.fromEntries(
    moved.map(([id, { position }]) => [id, { x: shift(position.x, way.x), y: shift(position.y, way.y) }]),
  );
}

/** Rounds to a hundredth of a percent, or steps of a tenth would add up rounding errors. */
function shift(value: number, by: number): number {
  return Math.round((value + by) * 100) / 100;
}
