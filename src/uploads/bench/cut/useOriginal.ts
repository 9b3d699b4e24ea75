import { useEffect, useState } from 'react';
import type { Pixels } from '../../pixels/Pixels.ts';
import { NO_EDITS } from '../../pixels/pictureEdits.ts';
import { useBenchSession } from '../benchContext.ts';

/** The original picture, once requested; null until it is loaded. */
export function useOriginal(pictureId: string, isWanted: boolean): Pixels | null {
  const { studio } = useBenchSession();
  const [original, setOriginal] = useState<{ pictureId: string; pixels: Pixels } | null>(null);
  const isThere = original?.pictureId === pictureId;
  useEffect(() => {
    if (!isWanted || isThere) return;
    studio
      .run({ type: 'cut', pictureId, edits: NO_EDITS })
      .then((pixels) => setOriginal({ pictureId, pixels }))
      .catch((error: unknown) => console.error(error));
  }, [studio, pictureId, isWanted, isThere]);
  return isThere ? (original?.pixels ?? null) : null;
}
