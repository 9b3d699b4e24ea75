import type { History } from '../../../../core/edit/history/history.ts';
import type { EditorData } from '../editorData.ts';

/**
 * Returns the history of the open room; null if none is open. The store keeps the present room apart from the undo
 * steps, so that it has it only once.
 */
export function historyOf({ history, roomSettings }: EditorData): History | null {
  return history && roomSettings && { ...history, present: roomSettings };
}

/** Returns the state that shows the present room of a history. */
export function shownHistory({ present, ...history }: History): Pick<EditorData, 'history' | 'roomSettings'> {
  return { history, roomSettings: present };
}
