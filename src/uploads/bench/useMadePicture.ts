import { useEffect, useState } from 'react';
import type { Pixels } from '../pixels/Pixels.ts';
import { type BenchWork, firstLook, type Look, lookAt } from '../store/benchWork.ts';
import { shadowPlaceOf } from '../store/sendWork.ts';
import { useBenchSession } from './benchContext.ts';

/** The studio's result for the active look. */
export interface MadePicture {
  /** Cut out, in the original size; null until ready, and for a stored picture. */
  cut: Pixels | null;
  /** As rooms show it; null until ready, and if nothing is left. */
  whole: Pixels | null;
  /** A new result is being made. */
  isMaking: boolean;
  /** Nothing is left of the picture. */
  isEmpty: boolean;
  /** The suggested light of a background. */
  ambient: string | null;
  /** Address of a stored look that is kept. */
  keptUri: string | null;
}

const NOTHING: MadePicture = {
  cut: null,
  whole: null,
  isMaking: false,
  isEmpty: false,
  ambient: null,
  keptUri: null,
};

/** Milliseconds of rest before a result is made, so that a moving slider does not make many. */
const REST = 60;

/** Makes a new result after every edit; outdated ones are not shown. */
export function useMadePicture(work: BenchWork): MadePicture {
  const { studio } = useBenchSession();
  const [made, setMade] = useState<MadePicture>(NOTHING);
  const look: Look | null = lookAt(work) ?? (work.step === 'cut' ? null : firstLook(work));
  // A restored work is shown before the studio has its pictures; a task then would find none and not be
  // repeated.
  const isInStudio = work.state.type !== 'reading' && work.state.type !== 'unreadable';
  const picture = look?.type === 'new' && isInStudio ? look.picture : null;
  const pictureId = picture?.id ?? null;
  const edits = picture?.edits;
  const place = shadowPlaceOf(work);
  const { kind } = work;
  useEffect(() => {
    if (pictureId === null || !edits) return setMade(NOTHING);
    let isOvertaken = false;
    setMade((before) => ({ ...before, isMaking: true }));
    async function make(id: string, present: NonNullable<typeof edits>) {
      const small = { pictureId: id, size: 'small' } as const;
      const cut = await studio.run({
        type: 'cut',
        pictureId: id,
        edits: kind === 'background' ? { ...present, crop: null } : present,
      });
      if (isOvertaken) return;
      if (kind === 'background') {
        const crop = present.crop ?? { x: 0, y: 0, width: 1, height: 1 };
        const { pixels, ambient } = await studio.run({ type: 'crop', ...small, crop });
        if (!isOvertaken) setMade({ ...NOTHING, cut, whole: pixels, ambient });
        return;
      }
      const whole = await studio.run({ type: 'prepare', ...small, edits: present, place });
      if (!isOvertaken) setMade({ ...NOTHING, cut, whole, isEmpty: whole === null });
    }
    const timer = setTimeout(() => void make(pictureId, edits).catch(console.error), REST);
    return () => {
      isOvertaken = true;
      clearTimeout(timer);
    };
  }, [studio, pictureId, edits, place, kind]);
  return look?.type === 'kept' ? { ...NOTHING, keptUri: look.uri } : made;
}
