import { useMemo } from 'react';
import type { Room } from '../../../core/room/model.ts';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';

/** The room's cover; one that was never stored is drawn. Null while it is drawn, empty where it cannot be. */
export function useCover(room: Room): string | null {
  const isStored = room.imageUrl !== '';
  const drawn = useAnswer(
    useMemo(() => (isStored ? null : () => draw(room)), [room, isStored]),
    '',
  );
  return isStored ? room.imageUrl : drawn;
}

/** The stage's code is large, and the play that follows needs it, too. */
async function draw(room: Room): Promise<string> {
  const { drawCover } = await loadChunk('cover', () => import('../stage/drawCover.ts'));
  return drawCover(room, room.coverScene ?? undefined);
}
