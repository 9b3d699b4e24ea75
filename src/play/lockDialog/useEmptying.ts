import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
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

type Timer = RefObject<ReturnType<typeof setTimeout> | null>;

function stop(timer: Timer): void {
  if (timer.current !== null) clearTimeout(timer.current);
  timer.current = null;
}

/**
 * Empties after a wrong try what was pressed one after the other, once it could be read. Answers what a change comes to:
 * over a wrong answer that still stands there is only what was pressed since, so that nobody has to wait for its going.
 */
export function useEmptying(
  wrongTries: number,
  view: FaceView,
  setEntered: (entered: string) => void,
): (entered: string, changed: string) => string {
  const timer: Timer = useRef(null);
  const empty = useEffectEvent(() => {
    timer.current = null;
    setEntered('');
  });
  const isEmptied = EMPTIED.has(view.type);
  useEffect(() => {
    if (wrongTries === 0 || !isEmptied) return;
    timer.current = setTimeout(() => empty(), LEGIBLE);
    return () => stop(timer);
  }, [wrongTries, isEmptied]);

  return (entered, changed) => {
    if (timer.current === null || !changed.startsWith(entered)) return changed;
    stop(timer);
    return changed.slice(entered.length).trimStart();
  };
}
