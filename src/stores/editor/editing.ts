import { applyCommand } from '../../../core/edit/applyCommand.ts';
import type { Command, EditRefusal } from '../../../core/edit/command.ts';
import { type History, record, redo, replacePresent, undo } from '../../../core/edit/history.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { findProblems, hasError } from '../../../core/solve/findProblems.ts';
import type { EditorAccess, EditorActions, EditorData } from './editorState.ts';

type EditingActions = Pick<
  EditorActions,
  | 'attempt'
  | 'dispatch'
  | 'undo'
  | 'redo'
  | 'select'
  | 'setActiveTab'
  | 'openPanel'
  | 'closePanel'
  | 'toggleConcealed'
>;

/** Commands, their history, and the session state around them. `onChanged` hears of every change of the room. */
export function createEditing({ get, set }: EditorAccess, onChanged: () => void): EditingActions {
  function step(move: (history: History) => History): void {
    const { history, activeEditingItemId } = get();
    if (!history) return;
    const moved = move(history);
    if (moved === history) return;
    set({ ...present(moved), activeEditingItemId: keepActive(moved.present, activeEditingItemId) });
    onChanged();
  }

  function attempt(command: Command, gesture?: string): EditRefusal | null {
    const { history, activeEditingItemId } = get();
    if (!history) return null;
    const result = applyCommand(history.present, command);
    if (!result.ok) return result.refusal;
    const { room, active, notes } = result.value;
    const [note] = notes;
    if (note) set({ notice: { type: 'noted', note } });
    if (room === history.present) {
      if (active) set({ activeEditingItemId: active });
      return null;
    }
    const next = record(history, room, gesture);
    set({ ...present(next), activeEditingItemId: keepActive(room, active ?? activeEditingItemId) });
    onChanged();
    return null;
  }

  function dispatch(command: Command, gesture?: string): EditRefusal | null {
    const refusal = attempt(command, gesture);
    if (refusal) set({ notice: { type: 'refused', refusal } });
    return refusal;
  }

  return {
    attempt,
    dispatch,
    undo: () => step(undo),
    redo: () => step(redo),
    select: (id) => set({ activeEditingItemId: id, isPanelOpen: id !== null }),
    setActiveTab: (activeTab) => set({ activeTab, isPanelOpen: false }),
    openPanel: () => set({ isPanelOpen: true }),
    closePanel: () => set({ isPanelOpen: false }),
    toggleConcealed: (id) => set({ concealedIds: toggled(get().concealedIds, id) }),
  };
}

/** A history with its present room as the state shows it: judged anew. */
function present(history: History): Partial<EditorData> {
  const { findings, error } = judge(history.present);
  const isSettled = history.present.error === error;
  const settled = isSettled ? history : replacePresent(history, { ...history.present, error });
  return { history: settled, roomSettings: settled.present, findings, error };
}

/** What stands in the way of publishing a room (L1), and what only warns (L2). */
export function judge(room: Room): Pick<EditorData, 'findings' | 'error'> {
  const findings = findProblems(room);
  return { findings, error: hasError(findings) };
}

function keepActive(room: Room, id: ItemId | null): ItemId | null {
  return id !== null && itemOf(room, id) ? id : null;
}

function toggled(ids: readonly ItemId[], id: ItemId): readonly ItemId[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
