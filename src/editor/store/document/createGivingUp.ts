import { giveUp, type History } from '../../../../core/edit/history/history.ts';
import type { ItemId } from '../../../../core/room/model.ts';
import type { EditorData } from '../editorData.ts';
import type { EditorDeps } from '../editorState.ts';

interface GivingUp {
  /** Called before a command is applied, with its gesture. */
  note: (gesture: string | undefined) => void;
  /** Removes the gesture completely: no undo step is left, and redo works as before (E2). */
  giveUp: (gesture: string) => void;
}

/** Remembers the state before the latest gesture, so that it can be cancelled. */
export function createGivingUp(
  { get, set }: EditorDeps,
  show: (history: History, active: ItemId | null) => void,
): GivingUp {
  let begun: { gesture: string; before: EditorData } | null = null;
  return {
    note: (gesture) => {
      if (gesture !== undefined && gesture !== begun?.gesture) begun = { gesture, before: get() };
    },
    giveUp: (gesture) => {
      const { history } = get();
      const before = begun?.gesture === gesture ? begun.before : null;
      begun = null;
      if (history?.gesture !== gesture || !before?.history) return;
      const { selectedIds, activeEditingItemId } = before;
      show(giveUp(history, before.history), activeEditingItemId);
      set({ selectedIds, activeEditingItemId });
    },
  };
}
