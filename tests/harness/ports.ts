import { createStore } from 'zustand/vanilla';
import type { Position } from '../../core/catalogue/model.ts';
import { applyCommand } from '../../core/edit/applyCommand.ts';
import type { Command } from '../../core/edit/command.ts';
import { placesWithContents } from '../../core/edit/commands/moveItems.ts';
import { createHistory, record, undo } from '../../core/edit/history/history.ts';
import type { PlayEvent } from '../../core/play/model.ts';
import { type OpaqueName, toOpaqueName } from '../../core/play/view/opaqueName.ts';
import type { Room } from '../../core/room/model.ts';
import type { EditorPort, EditorStageState, PlayPort, PlayStageState, StageView } from '../../game/ports.ts';
import { stageItemOf } from '../../src/editor/store/session/stageItem.ts';
import { newId } from '../../src/shared/store/newId.ts';

/** An editor's port on the real commands and history, without saving. */
export function createTestEditorPort(room: Room) {
  let history = createHistory(room);
  const store = createStore<EditorStageState>(() => ({
    view: toView(room),
    activeId: null,
    selectedIds: [],
    tool: { type: 'select' },
    viewport: { zoom: 1, x: 0, y: 0 },
    isHandling: false,
  }));

  function dispatch(command: Command, gesture?: string): void {
    const result = applyCommand(history.present, command);
    if (!result.ok) return;
    history = record(history, result.value.room, gesture);
    const { active } = result.value;
    const view = toView(history.present);
    if (active === null) store.setState({ view });
    else store.setState({ view, activeId: active, selectedIds: [] });
  }

  function selectMany(selectedIds: readonly string[]): void {
    store.setState({ selectedIds, activeId: selectedIds.at(-1) ?? null });
  }

  function moveSelected(by: Position, gesture: string): void {
    const { selectedIds, view } = store.getState();
    const moved = view.items.filter(({ id }) => selectedIds.includes(id));
    const places = Object.fromEntries(
      moved.map(({ id, position }) => [id, { x: position.x + by.x, y: position.y + by.y }]),
    );
    dispatch({ type: 'moveItems', places }, gesture);
  }

  const port: EditorPort = {
    ...store,
    dispatch,
    newGesture: newId,
    beginDrag: newId,
    endGesture: () => {},
    cancelGesture: (gesture) => {
      if (history.gesture !== gesture) return;
      history = undo(history);
      store.setState({ view: toView(history.present) });
    },
    select: (id) => selectMany(id === null ? [] : [id]),
    tap: (id) => selectMany([id]),
    groupOf: (id) => [id],
    selectMany,
    positionsOf: (ids) => placesWithContents(history.present, ids),
    duplicate: () => [],
    moveSelected,
    deleteSelected: () => {
      for (const id of store.getState().selectedIds) dispatch({ type: 'deleteItem', id });
    },
    setHandling: (isHandling) => store.getState().isHandling !== isHandling && store.setState({ isHandling }),
    showGuides: () => {},
    aim: () => {},
    dropItems: () => {},
    hasSingleKeys: () => true,
    setViewport: (viewport) => store.setState({ viewport }),
    pick: () => {},
    addSpot: () => null,
  };
  return { port, getSteps: () => history.past.length };
}

/** Returns the view of a room whose items have their ids as names, so that tests can name them. */
function toPlayView(room: Room): StageView<OpaqueName> {
  const { background, items } = toView(room);
  return { background, items: items.map((item) => ({ ...item, id: toOpaqueName(item.id) })) };
}

/** A play's port that shows the given state and records clicks. */
export function createTestPlayPort(room: Room) {
  const store = createStore<PlayStageState>(() => ({
    view: toPlayView(room),
    scene: null,
    targetId: null,
    isHighlighting: false,
    exitId: null,
    seen: { x: 0, y: 0, width: 100, height: 100 },
  }));
  const listeners = new Set<(events: readonly PlayEvent<OpaqueName>[]) => void>();
  const clicks: OpaqueName[] = [];
  const port: PlayPort = {
    ...store,
    click: (name) => clicks.push(name),
    clickGround: () => {},
    lookAround: () => {},
    setSeen: (seen) => store.setState({ seen }),
    subscribeEvents: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    port,
    clicks,
    show: (change: Partial<PlayStageState>) => store.setState(change),
    /** Moves everything back to its first position. */
    showAtFirst: () => store.setState({ view: toPlayView(room) }),
    /** Emits events with the names that `toPlayView` gives: the items' ids. */
    emit: (events: readonly PlayEvent<string>[]) => {
      for (const listener of listeners) listener(events as readonly PlayEvent<OpaqueName>[]);
    },
  };
}

export function toView({ background, itemOrder, itemConfigs }: Room): StageView {
  const items = itemOrder.flatMap((id) => {
    const item = itemConfigs[id];
    return item ? [stageItemOf(id, item)] : [];
  });
  return { background, items };
}
