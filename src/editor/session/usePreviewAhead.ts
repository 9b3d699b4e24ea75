import { useEffect } from 'react';
import type { Room } from '../../../core/room/model.ts';
import { playedUrisOf } from '../../../core/room/pictures/roomPictures.ts';
import type { StageHandle } from '../../../game/ports.ts';
import { preloadFaces } from '../../play/lock/faces.ts';
import { loadGameTable } from '../../play/table/gameTableChunk.ts';
import { useOnline } from '../../shared/browser/useOnline.ts';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useEditorSession } from './editorContext.ts';

/**
 * Preloads what a preview needs, since the network may be gone by then: its code, and every picture that the
 * room can show. Runs after the stage's own pictures.
 */
export function usePreviewAhead(stage: StageHandle | null): void {
  const { store, fetchPreview } = useEditorSession();
  const isOnline = useOnline();

  useEffect(() => {
    if (!stage || !isOnline) return;
    const fetched = new Set<string>();
    let stop = () => {};
    let isLeft = false;

    function fetchPictures(room: Room) {
      const uris = playedUrisOf(room).filter((uri) => !fetched.has(uri));
      for (const uri of uris) fetched.add(uri);
      void stage?.preload(uris);
    }

    void stage.whenShown().then(() => {
      if (isLeft) return;
      // A failure is reported where the failed part is needed.
      void Promise.allSettled([fetchPreview(), loadGameTable(), fetchCoverDrawer(), preloadFaces()]);
      // The checked room changes only when a gesture rests, so pictures are not looked for at each move of a drag.
      const { checkedRoom } = store.getState();
      if (checkedRoom) fetchPictures(checkedRoom);
      stop = store.subscribe(({ checkedRoom }, before) => {
        if (checkedRoom && checkedRoom !== before.checkedRoom) fetchPictures(checkedRoom);
      });
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [stage, isOnline, store, fetchPreview]);
}

const fetchCoverDrawer = () => loadChunk('cover', () => import('../stage/drawCover.ts'));
