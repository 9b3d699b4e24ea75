import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { IntroductionSkeleton } from '../../play/before/IntroductionSkeleton.tsx';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { previewText } from '../text/preview.ts';
import { PreviewedRoom } from './PreviewedRoom.tsx';
import { PreviewUnavailable } from './PreviewUnavailable.tsx';
import { createPreviewStore } from './previewStore.ts';

/** `/preview/{roomId?}`: plays the creator's own draft, judged in this browser. */
export function PreviewScreen() {
  const { roomId } = useParams();
  const isLoading = useProfile((profile) => profile.isLoading);
  const userId = useProfile((profile) => profile.userId);
  // The owner of the drafts is known only once the sign-in state is.
  if (isLoading) return <IntroductionSkeleton />;
  return <Preview key={`${userId}/${roomId ?? ''}`} owner={userId || 'guest'} roomId={roomId} />;
}

function Preview({ owner, roomId }: { owner: string; roomId: string | undefined }) {
  const { drafts, rooms } = useBackend();
  const store = useMemo(
    () => createPreviewStore({ owner, roomId: roomId ?? null, drafts, rooms }),
    [owner, roomId, drafts, rooms],
  );
  const phase = useStore(store, (state) => state.phase);
  const room = useStore(store, (state) => state.room);

  useEffect(() => {
    void store.getState().load();
  }, [store]);

  return (
    <>
      <PageTitle page={room ? previewText.of(room.roomName) : previewText.title} />
      {phase === 'loading' && <IntroductionSkeleton />}
      {phase === 'ready' && room && <PreviewedRoom room={room} roomId={roomId} store={store} />}
      {(phase === 'missing' || phase === 'nothing' || phase === 'failed') && (
        <PreviewUnavailable phase={phase} roomId={roomId} onRetry={() => void store.getState().load()} />
      )}
    </>
  );
}
