import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEditorActions, useEditorSession } from './editorContext.ts';

export interface RoomMoves {
  save: () => void;
  publish: () => void;
  preview: () => void;
  isLeaving: boolean;
  /** Saving needs an account: it is asked for over the room. */
  isAskingForAccount: boolean;
  dismissAccount: () => void;
}

/** What leads out of the editor or to the account; a signed-out creator is asked for an account over the room. */
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
    // On a slow device this page stands a while after a link was followed.
    if (!isReleased || !window.location.pathname.startsWith('/room-editor')) return;
    const { currentRoomId } = store.getState();
    navigate(currentRoomId === null ? '/preview' : `/preview/${currentRoomId}`);
  }
  return {
    save: () => void toAccount(save),
    // What stands in the way of publishing is told by publishing.
    publish: () => (isSignedIn && !store.getState().error ? askToPublish() : void toAccount(publish)),
    preview: () => void toPreview(),
    isLeaving,
    isAskingForAccount,
    dismissAccount: () => setAskingForAccount(false),
  };
}
