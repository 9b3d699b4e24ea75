import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEditor } from './editorContext.ts';
import type { RoomMoves } from './useRoomMoves.ts';

/** Whoever comes from an escape in the preview to publish is asked at once, and not again when the page is loaded anew. */
export function usePublishOnArrival({ publish }: RoomMoves): void {
  const [search, setSearch] = useSearchParams();
  const isReady = useEditor((state) => state.status === 'ready');
  const isWished = search.has('publish');
  const begin = useEffectEvent(() => {
    setSearch({}, { replace: true });
    publish();
  });
  useEffect(() => {
    if (isReady && isWished) begin();
  }, [isReady, isWished]);
}
