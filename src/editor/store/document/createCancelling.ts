import { giveUp, type History } from '../../../../core/edit/history/history.ts';
import type { EditorData } from '../editorData.ts';
import type { EditorDeps } from '../editorState.ts';
import { historyOf } from './presentHistory.ts';

type Selection = Pick<EditorData, 'selectedIds' | 'activeEditingItemId'>;

interface Cancelling {
  /** Called before a command is applied, with its gesture. */
  note: (gesture: string | undefined) => void;
  /** Removes the gesture completely: no undo step is left, and redo works as before (E2). */
  giveUp: (gesture: string) => void;
}

/** Remembers the state before the latest gesture, so that it can be cancelled. */
export function createCancelling(
  { get }: Pick<EditorDeps, 'get'>,
  show: (history: History, selection: Selection) => void,
): Cancelling {
  let begun: { gesture: string; before: EditorData } | null = null;
  return {
    note: (gesture) => {
      if (gesture !== undefined && gesture !== begun?.gesture) begun = { gesture, before: get() };
    },
    giveUp: (gesture) => {
      const history = historyOf(get());
      const state = begun?.gesture === gesture ? begun.before : null;
      begun = null;
      if (!state || history?.gesture !== gesture) return;
      const before = historyOf(state);
      if (!before) return;
      const { selectedIds, activeEditingItemId } = state;
      show(giveUp(history, before), { selectedIds, activeEditingItemId });
    },
  };
}
