import { useEffect, useState } from 'react';
import type { GameDialog } from '../session/gameDialog.ts';
import { useGameplay } from '../table/gameContext.ts';

type Lock = Exclude<GameDialog, { type: 'message' }>;

/** Milliseconds for which a lock that opened stays in sight, and where nothing is to move. */
export const OPENING = 1300;
const STILL_OPENING = 500;

interface OpenedLock {
  /** The lock that has just opened, before the room is seen again; null where there is none. */
  lock: Lock | null;
  putAway: () => void;
}

/** Keeps a lock in the hand for a moment after the right answer or its last key: it is seen to open. */
export function useOpenedLock(): OpenedLock {
  const dialog = useGameplay((s) => s.dialog);
  const unlocked = useGameplay((s) => s.lastEvents.find(({ type }) => type === 'unlocked'));
  const [held, setHeld] = useState<Lock | null>(null);
  const isHeld = dialog !== null && dialog.type !== 'message';
  const isOpened = !isHeld && held !== null && unlocked?.type === 'unlocked' && unlocked.item === held.item;
  if (isHeld && dialog !== held) setHeld(dialog);
  // What was put away before the answer came is not taken up again.
  if (!isHeld && held !== null && !isOpened) setHeld(null);
  useEffect(() => {
    if (!isOpened) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setHeld(null), isStill ? STILL_OPENING : OPENING);
    return () => clearTimeout(timer);
  }, [isOpened]);
  return { lock: isOpened ? held : null, putAway: () => setHeld(null) };
}
