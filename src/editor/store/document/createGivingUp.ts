import { giveUp, type History } from '../../../../core/edit/history/history.ts';
import type { ItemId } from '../../../../core/room/model.ts';
import type { EditorData } from '../editorData.ts';
import type { EditorDeps } from '../editorState.ts';

interface GivingUp {
  /** A command is about to be applied, as part of a gesture or not. */
  note: (gesture: string | undefined) => void;
  /** Nothing of the gesture is left: neither a step, nor that what was undone before it cannot be done again (E2). */
  giveUp: (gesture: string) => void;
}

/** Knows what there was before the gesture that came last: it may be given up. */
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
