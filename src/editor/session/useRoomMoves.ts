import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEditorActions, useEditorSession } from './editorContext.ts';

export interface RoomMoves {
  save: () => void;
  publish: () => void;
  preview: () => void;
  isLeaving: boolean;
  /** The action for which the editor now asks the creator to sign in; null if none. */
  needsAccount: 'save' | 'publish' | null;
  dismissAccount: () => void;
}

/** Actions that leave the editor or use the account; guests are asked for an account. */
export function useRoomMoves(): RoomMoves {
  const { store, coverDrawer, isSignedIn } = useEditorSession();
  const { save, publish, askToPublish, releaseToPreview, flushDraft } = useEditorActions();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [needsAccount, setNeedsAccount] = useState<RoomMoves['needsAccount']>(null);

  async function toAccount(wish: 'save' | 'publish'): Promise<void> {
    const outcome = await (wish === 'save' ? save : publish)(coverDrawer());
    if (outcome !== 'signedOut') return;
    await flushDraft();
    setNeedsAccount(wish);
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
    save: () => void toAccount('save'),
    // Publishing itself reports what stops it.
    publish: () => (isSignedIn && !store.getState().error ? askToPublish() : void toAccount('publish')),
    preview: () => void toPreview(),
    isLeaving,
    needsAccount,
    dismissAccount: () => setNeedsAccount(null),
  };
}
