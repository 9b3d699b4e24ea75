import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEditorActions, useEditorSession } from './editorContext.ts';

export interface RoomMoves {
  save: () => void;
  publish: () => void;
  preview: () => void;
  isLeaving: boolean;
  /** True while asking for an account, which saving needs. */
  isAskingForAccount: boolean;
  dismissAccount: () => void;
}

/** Actions that leave the editor or use the account; guests are asked for an account. */
export function useRoomMoves(): RoomMoves {
  const { store, coverDrawer, isSignedIn } = useEditorSession();
  const { save, publish, askToPublish, releaseToPreview, flushDraft } = useEditorActions();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [isAskingForAccount, setAskingForAccount] = useState(false);

  async function toAccount(move: typeof save): Promise<void> {
    const outcome = await move(coverDrawer());
    if (outcome !== 'signedOut') return;
    await flushDraft();
    setAskingForAccount(true);
  }
  async function toPreview(): Promise<void> {
    setLeaving(true);
    const isReleased = await releaseToPreview();
    setLeaving(false);
    // On a slow device the creator may have followed another link while the room was saved.
    if (!isReleased || !window.location.pathname.startsWith('/room-editor')) return;
    const { currentRoomId } = store.getState();
    navigate(currentRoomId === null ? '/preview' : `/preview/${currentRoomId}`);
  }
  return {
    save: () => void toAccount(save),
    // Publishing itself reports what stops it.
    publish: () => (isSignedIn && !store.getState().error ? askToPublish() : void toAccount(publish)),
    preview: () => void toPreview(),
    isLeaving,
    isAskingForAccount,
    dismissAccount: () => setAskingForAccount(false),
  };
}
