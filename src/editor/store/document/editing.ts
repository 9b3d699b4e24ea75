import { applyCommand } from '../../../../core/edit/applyCommand.ts';
import type { Command, EditRefusal } from '../../../../core/edit/command.ts';
import { type History, record, redo, undo } from '../../../../core/edit/history/history.ts';
import { itemOf } from '../../../../core/room/links.ts';
import type { ItemId, Room, SceneId } from '../../../../core/room/model.ts';
import type { EditorActions } from '../editorActions.ts';
import type { EditorData } from '../editorData.ts';
import type { EditorDeps } from '../editorState.ts';
import { shownSceneOf } from '../session/shownScene.ts';
import { SELECT_TOOL } from '../session/stageTool.ts';
import { checkRoom, createRoomCheck } from './checkRoom.ts';
import { cluedCodesAfter } from './cluedCodes.ts';
import { createGivingUp } from './createGivingUp.ts';
import { lossesIn } from './losses.ts';

type EditingActions = Pick<
  EditorActions,
  | 'attempt'
  | 'dispatch'
  | 'endGesture'
  | 'giveUpGesture'
  | 'undo'
  | 'redo'
  | 'select'
  | 'tryDoor'
  | 'setTool'
  | 'pick'
  | 'showScene'
  | 'showNextScene'
  | 'toggleConcealed'
  | 'keepClues'
>;

/** Commands, their history, and the session state around them. */
export function createEditing(deps: EditorDeps): EditingActions {
  const { get, set } = deps;
  const check = createRoomCheck(deps);
  const givingUp = createGivingUp(deps, (history, active) => show(history, active, false));

  /** Shows another state of the room: checked with it, or once its gesture rests. */
  function show(history: History, active: ItemId | null, isWithinGesture: boolean): void {
    const room = history.present;
    const checked = isWithinGesture ? {} : checkRoom(room);
    const selection = selectionIn(room, get(), active);
    set({ history, roomSettings: room, showing: null, ...selection, ...checked });
    if (isWithinGesture) check.later();
    else check.done();
  }

  function step(move: (history: History) => History): void {
    const { history, activeEditingItemId } = get();
    if (!history) return;
    const moved = move(history);
    if (moved === history) return;
    show(moved, activeEditingItemId, false);
    set(sceneWith(moved.present, activeEditingItemId));
  }

  function attempt(command: Command, gesture?: string): EditRefusal | null {
    const { history, activeEditingItemId } = get();
    if (!history) return null;
    givingUp.note(gesture);
    const result = applyCommand(history.present, command);
    if (!result.ok) return result.refusal;
    const { room, active, notes } = result.value;
    const [note] = notes;
    if (note) set({ notice: { type: 'noted', note } });
    set({ cluedCodes: cluedCodesAfter(get().cluedCodes, history.present, room) });
    set({ losses: { ...get().losses, ...lossesIn(notes) } });
    if (room === history.present) {
      if (active) set({ ...selectionIn(room, get(), active), ...sceneWith(room, active) });
      return null;
    }
    show(record(history, room, gesture), active ?? activeEditingItemId, gesture !== undefined);
    set(sceneWith(room, active));
    return null;
  }

  function dispatch(command: Command, gesture?: string): EditRefusal | null {
    const refusal = attempt(command, gesture);
    if (refusal) set({ notice: { type: 'refused', refusal } });
    return refusal;
  }

  function pick(id: ItemId): void {
    const { tool } = get();
    if (tool.type !== 'pick') return;
    if (tool.isOnce) set({ tool: SELECT_TOOL });
    tool.take(id);
  }

  /**
   * Shows a scene. It clears the selection, since Delete must not hit hidden items, unless a tool is choosing
   * for an item.
   */
  function showScene(shownSceneId: SceneId): void {
    const { tool, activeEditingItemId } = get();
    if (shownSceneId === shownSceneOf(get())) return;
    if (tool.type === 'pick' && tool.takeScene) {
      set({ tool: SELECT_TOOL });
      tool.takeScene(shownSceneId);
      return;
    }
    const isPicking = tool.type === 'pick';
    set({ shownSceneId, activeEditingItemId: isPicking ? activeEditingItemId : null, selectedIds: [] });
  }

  return {
    attempt,
    dispatch,
    endGesture: check.settle,
    giveUpGesture: (gesture) => {
      givingUp.giveUp(gesture);
      check.settle();
    },
    undo: () => step(undo),
    redo: () => step(redo),
    select: (id) => set(selectedAlone(get().roomSettings, id)),
    keepClues: (lock) => {
      const code = get().roomSettings?.itemConfigs[lock]?.unlockPassword ?? '';
      set({ cluedCodes: { ...get().cluedCodes, [lock]: code } });
    },
    tryDoor: (doorTried) => set({ doorTried }),
    setTool: (tool) => set({ tool }),
    pick,
    showScene,
    showNextScene: (by) => {
      const order = get().roomSettings?.sceneOrder ?? [];
      const next = order[order.indexOf(shownSceneOf(get())) + by];
      if (next !== undefined) showScene(next);
    },
    toggleConcealed: (id) => set({ concealedIds: toggled(get().concealedIds, id) }),
  };
}

/** State in which one item is selected, or none. */
function selectedAlone(room: Room | null, id: ItemId | null): Partial<EditorData> {
  return {
    activeEditingItemId: id,
    selectedIds: id === null ? [] : [id],
    isPanelOpen: id !== null,
    // A tap on the background closes the drawer.
    ...(id === null && { drawer: null }),
    tool: SELECT_TOOL,
    // Selecting something ends a walkthrough.
    ...(id !== null && { showing: null }),
    ...sceneWith(room, id),
  };
}

/** Shows the scene of the selected item. */
function sceneWith(room: Room | null, id: ItemId | null): Partial<EditorData> {
  const item = room && id !== null ? itemOf(room, id) : undefined;
  return item ? { shownSceneId: item.scene } : {};
}

/**
 * The selection after a command: new items are selected. If the selected item is gone, nothing is, or
 * pressing Delete twice would delete the next item too.
 */
function selectionIn(
  room: Room,
  before: EditorData,
  active: ItemId | null,
): Pick<EditorData, 'activeEditingItemId' | 'selectedIds'> {
  const activeEditingItemId = keepActive(room, active);
  const left = before.selectedIds.filter((id) => itemOf(room, id));
  if (activeEditingItemId === null || left.includes(activeEditingItemId))
    return { activeEditingItemId, selectedIds: left };
  const isNew = !before.roomSettings || !itemOf(before.roomSettings, activeEditingItemId);
  const wasSelected = before.selectedIds.length > 0 && left.length === before.selectedIds.length;
  return { activeEditingItemId, selectedIds: isNew || wasSelected ? [activeEditingItemId] : [] };
}

function keepActive(room: Room, id: ItemId | null): ItemId | null {
  return id !== null && itemOf(room, id) ? id : null;
}

function toggled(ids: readonly ItemId[], id: ItemId): readonly ItemId[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
