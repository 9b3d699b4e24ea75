import type { Room } from '../../../core/room/model.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { versionsText } from '../text/versions.ts';

/** Puts an earlier state in the present one's place, as a step to undo. */
export function useBringBack(onDone: () => void): (earlier: Room) => void {
  const { dispatch } = useEditorActions();
  return (earlier) => {
    onDone();
    if (dispatch({ type: 'replaceContents', contents: earlier })) return;
    toaster.create({ title: versionsText.broughtBack, type: 'info' });
  };
}
