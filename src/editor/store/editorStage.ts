import { applyCommand } from '../../../core/edit/applyCommand.ts';
import { placesWithContents } from '../../../core/edit/commands/moveItems.ts';
import { openingView } from '../../../core/play/view/openingView.ts';
import type { PercentRect } from '../../../core/room/geometry.ts';
import { groupOf } from '../../../core/room/groups.ts';
import type { ItemConfig, ItemId, Room, SceneId } from '../../../core/room/model.ts';
import { sceneOf } from '../../../core/room/scenes.ts';
import type { ClientPoint, EditorPort, EditorStageState, StageView } from '../../../game/ports.ts';
import { newId } from '../../shared/store/newId.ts';
import type { EditorData } from './editorData.ts';
import type { EditorStore } from './editorStore.ts';
import { shownSceneOf } from './session/shownScene.ts';
import { stageItemOf } from './session/stageItem.ts';
import { SELECT_TOOL } from './session/stageTool.ts';

const EMPTY: StageView = { background: null, items: [] };

/** What the stage has to know about the screen around it. */
interface Surroundings {
  /** The scene whose tile is at a point. */
  sceneAt?: (at: ClientPoint) => SceneId | null;
  hasSingleKeys?: () => boolean;
}

/** The stage's port to the store: the state to draw, and the commands of gestures. */
export function createEditorPort(
  store: EditorStore,
  { sceneAt = () => null, hasSingleKeys = () => true }: Surroundings = {},
): EditorPort {
  let seen: EditorData | null = null;
  let state: EditorStageState = {
    view: EMPTY,
    activeId: null,
    selectedIds: [],
    tool: SELECT_TOOL,
    viewport: store.getState().viewport,
    isHandling: false,
  };

  /** Returns the same object until something on the stage changes, since the scene compares by identity. */
  function getState(): EditorStageState {
    const data = store.getState();
    if (seen && isSameStage(seen, data)) return state;
    const isSameView = seen !== null && isSamePicture(seen, data);
    const view = isSameView ? state.view : editorView(data);
    const { activeEditingItemId: activeId, selectedIds, tool, viewport, isHandling } = data;
    state = { view, activeId, selectedIds, tool, viewport, isHandling };
    seen = data;
    return state;
  }

  return {
    getState,
    subscribe: (listener) =>
      store.subscribe((next, previous) => {
        if (!isSameStage(next, previous)) listener();
      }),
    dispatch: (command, gesture, guides) => {
      store.getState().dispatch(command, gesture, guides);
    },
    newGesture: newId,
    beginDrag: () => {
      store.getState().setHandling(true);
      return newId();
    },
    endGesture: () => store.getState().endGesture(),
    cancelGesture: (gesture) => store.getState().cancelGesture(gesture),
    select: (id) => store.getState().select(id),
    tap: (id) => store.getState().tap(id),
    groupOf: (id) => {
      const { roomSettings } = store.getState();
      return roomSettings ? groupOf(roomSettings, id) : [];
    },
    selectMany: (ids) => store.getState().selectMany(ids),
    positionsOf: (ids) => {
      const { roomSettings } = store.getState();
      return roomSettings ? placesWithContents(roomSettings, ids) : {};
    },
    duplicate: (ids, gesture) => store.getState().duplicate(ids, gesture),
    moveSelected: (by, gesture) => store.getState().moveSelected(by, gesture),
    deleteSelected: (gesture) => store.getState().deleteSelected(gesture),
    setViewport: (viewport) => store.getState().setViewport(viewport),
    setHandling: (isHandling) => store.getState().setHandling(isHandling),
    showGuides: (labels) => store.getState().showGuides(labels),
    aim: (at) => store.getState().aimAtScene(at && sceneAt(at)),
    hasSingleKeys,
    dropItems: (dragged) => store.getState().dropItems(dragged),
    pick: (id) => store.getState().pick(id),
    addSpot: (rect, gesture) => addSpot(store, rect, gesture),
  };
}

/** Adds a spot; null if the room is full. */
function addSpot(store: EditorStore, rect: PercentRect, gesture: string): ItemId | null {
  const state = store.getState();
  const { tool, dispatch } = state;
  if (tool.type !== 'spot') return null;
  const id = newId();
  const scene = shownSceneOf(state);
  const refusal = dispatch({ type: 'addSpot', id, shape: tool.shape, name: tool.name, rect, scene }, gesture);
  return refusal ? null : id;
}

/** The player's view of a place at the start, of the first one by default: it reveals nothing (P12). */
export function startView(room: Room, scene?: SceneId): StageView {
  const { background, items } = openingView(room, scene);
  return { background, items: items.map((item) => ({ ...item, isMovable: false })) };
}

function editorView(data: EditorData): StageView {
  const { concealedIds } = data;
  const roomSettings = roomToSee(data);
  if (!roomSettings) return EMPTY;
  const shown = shownSceneOf(data);
  const items = inOrder(roomSettings)
    .filter(([id, { scene }]) => scene === shown && !concealedIds.includes(id))
    .map(([id, item]) => stageItemOf(id, item));
  const scene = sceneOf(roomSettings, shown);
  const background = scene?.background ?? roomSettings.background;
  return { sceneId: shown, background, items, ...(scene?.kind === 'closeUp' && { isCloseUp: true }) };
}

/** The room with the previewed door, if any. */
function roomToSee({ roomSettings, doorTried }: EditorData): Room | null {
  if (!roomSettings || !doorTried) return roomSettings;
  const tried = applyCommand(roomSettings, { type: 'changeDoor', entry: doorTried });
  return tried.ok ? tried.value.room : roomSettings;
}

function inOrder({ itemOrder, itemConfigs }: Room): readonly [ItemId, ItemConfig][] {
  return itemOrder.flatMap((id): [ItemId, ItemConfig][] => {
    const item = itemConfigs[id];
    return item ? [[id, item]] : [];
  });
}

function isSameStage(one: EditorData, other: EditorData): boolean {
  return (
    isSamePicture(one, other) &&
    one.activeEditingItemId === other.activeEditingItemId &&
    one.selectedIds === other.selectedIds &&
    one.viewport === other.viewport &&
    one.isHandling === other.isHandling &&
    one.tool === other.tool
  );
}

function isSamePicture(one: EditorData, other: EditorData): boolean {
  return (
    one.roomSettings === other.roomSettings &&
    one.doorTried === other.doorTried &&
    one.concealedIds === other.concealedIds &&
    shownSceneOf(one) === shownSceneOf(other)
  );
}
