import { useMemo } from 'react';
import type { Room } from '../../../core/room/model.ts';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';

/** The room's cover, drawn if none is stored. Null while drawing, empty if that fails. */
export function useCover(room: Room): string | null {
  const isStored = room.imageUrl !== '';
  const drawn = useAnswer(
    useMemo(() => (isStored ? null : () => draw(room)), [room, isStored]),
    '',
  );
  return isStored ? room.imageUrl : drawn;
}

/** Loads the stage's large code only now; the play that follows needs it, too. */
async function draw(room: Room): Promise<string> {
  const { drawCover } = await loadChunk('cover', () => import('../stage/drawCover.ts'));
  return drawCover(room, room.coverScene ?? undefined);
}
