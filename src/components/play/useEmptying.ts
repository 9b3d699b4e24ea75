import { useEffect, useEffectEvent } from 'react';
import type { FaceView } from '../../../core/lock/faces.ts';

/** Milliseconds for which a wrong answer can still be read. */
const LEGIBLE = 600;
/** What was pressed one after the other is begun anew; what was set stays as it was set. */
const EMPTIED: ReadonlySet<FaceView['type']> = new Set([
  'digits',
  'colours',
  'directions',
  'symbols',
  'melody',
  'pattern',
]);

/** Empties after a wrong try what was pressed one after the other, once it could be read. */
export function useEmptying(wrongTries: number, view: FaceView, setEntered: (entered: string) => void) {
  const empty = useEffectEvent(() => setEntered(''));
  const isEmptied = EMPTIED.has(view.type);
  useEffect(() => {
    if (wrongTries === 0 || !isEmptied) return;
    const timer = setTimeout(() => empty(), LEGIBLE);
    return () => clearTimeout(timer);
  }, [wrongTries, isEmptied]);
}
