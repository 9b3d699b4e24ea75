import { useEffect, useState } from 'react';
import type { Room } from '../../../core/room/model.ts';
import { loadChunk } from '../../components/loadChunk.ts';

/** The room's cover; one that was never stored is drawn. Null while it is drawn, empty where it cannot be. */
export function useCover(room: Room): string | null {
  const [drawn, setDrawn] = useState<{ of: Room; cover: string } | null>(null);
  const isStored = room.imageUrl !== '';
  useEffect(() => {
    let isWanted = true;
    const show = (cover: string) => isWanted && setDrawn({ of: room, cover });
    if (!isStored)
      draw(room).then(show, (error: unknown) => {
        console.error('The cover could not be drawn.', error);
        show('');
      });
    return () => {
      isWanted = false;
    };
  }, [room, isStored]);
  if (isStored) return room.imageUrl;
  return drawn?.of === room ? drawn.cover : null;
}

/** The stage's code is large, and the play that follows needs it, too. */
async function draw(room: Room): Promise<string> {
  const { drawCover } = await loadChunk('cover', () => import('../../components/stage/drawCover.ts'));
  return drawCover(room, room.coverScene ?? undefined);
}
