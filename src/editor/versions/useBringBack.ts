import type { Room } from '../../../core/room/model.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { versionsText } from '../text/versions.ts';

/** Restores an earlier version, as an undo step. */
export function useBringBack(onDone: () => void): (earlier: Room) => void {
  const { dispatch } = useEditorActions();
  return (earlier) => {
    onDone();
    if (dispatch({ type: 'replaceContents', contents: earlier })) return;
    toaster.create({ title: versionsText.broughtBack, type: 'info' });
  };
}
