import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '../../../components/loginPath.ts';
import { useEditorActions, useEditorSession } from './editorContext.ts';

export interface RoomMoves {
  save: () => void;
  publish: () => void;
  preview: () => void;
  isLeaving: boolean;
}

/** What leads out of the editor or to the account; a signed-out creator logs in first and comes back to the draft. */
export function useRoomMoves(): RoomMoves {
  const { store, coverDrawer } = useEditorSession();
  const { save, publish, releaseToPreview, flushDraft } = useEditorActions();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const { pathname } = useLocation();

  async function toAccount(move: typeof save): Promise<void> {
    const outcome = await move(coverDrawer());
    if (outcome !== 'signedOut') return;
    await flushDraft();
    navigate(loginPath(pathname));
  }
  async function toPreview(): Promise<void> {
    setLeaving(true);
    await releaseToPreview();
    const { currentRoomId } = store.getState();
    navigate(currentRoomId === null ? '/preview' : `/preview/${currentRoomId}`);
  }
  return {
    save: () => void toAccount(save),
    publish: () => void toAccount(publish),
    preview: () => void toPreview(),
    isLeaving,
  };
}
