import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEditor } from './editorContext.ts';
import type { RoomMoves } from './useRoomMoves.ts';

/** Opens the publish dialog for creators who come from an escape in preview; a reload does not repeat it. */
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
