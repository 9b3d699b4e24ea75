import { applyCommand } from '../../../../core/edit/applyCommand.ts';
import type { Command, EditNote, EditRefusal } from '../../../../core/edit/command.ts';
import type { Edited } from '../../../../core/edit/edited.ts';
import { type History, record, redo, undo } from '../../../../core/edit/history/history.ts';
import { itemOf } from '../../../../core/room/links.ts';
import type { ItemId, Room, SceneId } from '../../../../core/room/model.ts';
import { isDeepEqual } from '../../../../core/util/isDeepEqual.ts';
import type { GuideLabel } from '../../../../game/ports.ts';
import type { EditingActions } from '../editorActions.ts';
import type { EditorData } from '../editorData.ts';
import type { EditorDeps } from '../editorState.ts';
import { shownSceneOf } from '../session/shownScene.ts';
import { SELECT_TOOL } from '../session/stageTool.ts';
import { checkRoom, createRoomCheck } from './checkRoom.ts';
import { cluedCodesAfter } from './cluedCodes.ts';
import { createCancelling } from './createCancelling.ts';
import { lossesIn, stillTrue } from './losses.ts';
import { historyOf, shownHistory } from './presentHistory.ts';

/** Commands, their history, and the session state around them. */
export function createEditing(deps: EditorDeps): EditingActions {
  const { get, set } = deps;
  const check = createRoomCheck(deps);
  const cancelling = createCancelling(deps, (history, selection) =>
    set({ ...shown(history, selection.activeEditingItemId, false), ...selection }),
  );

  /** Returns the state with a new present room. The room is checked at once, or during a gesture once that rests. */
  function shown(history: History, active: ItemId | null, isWithinGesture: boolean): Partial<EditorData> {
    const room = history.present;
    if (isWithinGesture) check.later();
    else check.done();
    const checked = isWithinGesture ? {} : checkRoom(room);
    return { ...shownHistory(history), showing: null, ...selectionIn(room, get(), active), ...checked };
  }

  function step(move: (history: History) => History): void {
    const history = historyOf(get());
    const moved = history && move(history);
    if (!moved || moved === history) return;
    const { activeEditingItemId } = get();
    set({ ...shown(moved, activeEditingItemId, false), ...sceneWith(moved.present, activeEditingItemId) });
  }

  /** Applies a command, and sets its result together with `beside` in one notification. */
  function apply(command: Command, gesture?: string, beside: Partial<EditorData> = {}): EditRefusal | null {
    const history = historyOf(get());
    if (!history) return null;
    cancelling.note(gesture);
    const result = applyCommand(history.present, command);
    if (!result.ok) return result.refusal;
    const { room, active, notes } = result.value;
    const selection = active ? selectionIn(room, get(), active) : {};
    const changed =
      room === history.present
        ? selection
        : shown(record(history, room, gesture), active ?? get().activeEditingItemId, gesture !== undefined);
    const noted = notedIn(get(), history.present, { room, notes });
    const deleted = deletedIn(get(), command, { room, notes, active });
    set({ ...beside, ...noted, ...deleted, ...changed, ...sceneWith(room, active) });
    return null;
  }

  function dispatch(command: Command, gesture?: string, guides?: readonly GuideLabel[]): EditRefusal | null {
    const isSame = !guides || isDeepEqual(guides, get().guideLabels);
    const refusal = apply(command, gesture, isSame ? {} : { guideLabels: guides });
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
    attempt: (command, gesture) => apply(command, gesture),
    dispatch,
    endGesture: check.settle,
    cancelGesture: (gesture) => {
      cancelling.giveUp(gesture);
      check.settle();
    },
    undo: () => step(undo),
    redo: () => step(redo),
    select: (id) => set(selectedAlone(get().roomSettings, id)),
    confirmClues: (lock) => {
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

/**
 * Results of a command besides the room: a note, the links that things lost, and the answers that clues were written
 * for.
 */
function notedIn(
  { losses, cluedCodes }: EditorData,
  before: Room,
  { room, notes }: { room: Room; notes: readonly EditNote[] },
): Partial<EditorData> {
  const [note] = notes;
  return {
    cluedCodes: cluedCodesAfter(cluedCodes, before, room),
    ...(note && { notice: { type: 'noted', note }, losses: { ...losses, ...lossesIn(notes) } }),
  };
}

/** The notice of a deletion: all that it did to other things, in one. */
function deletedIn(
  { roomSettings, isPanelOpen }: EditorData,
  command: Command,
  { room, notes, active }: Edited,
): Partial<EditorData> {
  const ids = deletedBy(command);
  if (!roomSettings || ids.length === 0) return {};
  const names = ids.map((id) => itemOf(roomSettings, id)?.name ?? '');
  const next = isPanelOpen ? keepActive(room, active) : null;
  return { notice: { type: 'deleted', names, notes: stillTrue(notes, room), next } };
}

/** The items that a command deletes, if it does nothing else. */
function deletedBy(command: Command): readonly ItemId[] {
  if (command.type === 'deleteItem') return [command.id];
  if (command.type !== 'batch') return [];
  const ids = command.commands.map(deletedBy);
  return ids.every((each) => each.length > 0) ? ids.flat() : [];
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
  const isAllLeft = before.selectedIds.every((id) => itemOf(room, id));
  const left = isAllLeft ? before.selectedIds : before.selectedIds.filter((id) => itemOf(room, id));
  if (activeEditingItemId === null || left.includes(activeEditingItemId))
    return { activeEditingItemId, selectedIds: left };
  const isNew = !before.roomSettings || !itemOf(before.roomSettings, activeEditingItemId);
  const wasSelected = before.selectedIds.length > 0 && isAllLeft;
  return { activeEditingItemId, selectedIds: isNew || wasSelected ? [activeEditingItemId] : [] };
}

function keepActive(room: Room, id: ItemId | null): ItemId | null {
  return id !== null && itemOf(room, id) ? id : null;
}

function toggled(ids: readonly ItemId[], id: ItemId): readonly ItemId[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
