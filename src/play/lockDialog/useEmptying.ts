import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FaceView } from '../../../core/lock/faces.ts';

/** Milliseconds for which a wrong answer stays readable. */
const LEGIBLE = 600;
/** Faces whose presses form a sequence are cleared; faces with settings keep them. */
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
 * Clears a wrong sequence after a readable delay. Returns the entry to use on a change: while the wrong
 * answer is still shown, only new presses count, so that nobody has to wait.
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
