import { useEffect, useState } from 'react';
import type { GameDialog } from '../session/gameDialog.ts';
import { useGameplay } from '../table/gameContext.ts';

type Lock = Exclude<GameDialog, { type: 'message' }>;

/** Milliseconds for which an opened lock stays visible; the second value is for reduced motion. */
export const OPENING = 1300;
const STILL_OPENING = 500;

interface OpenedLock {
  /** The lock that has just opened and is still shown; null if none. */
  lock: Lock | null;
  closeOpened: () => void;
}

/**
 * Keeps the lock's dialog open for a short time after the right answer or the last key, to show it opening.
 */
export function useOpenedLock(): OpenedLock {
  const dialog = useGameplay((s) => s.dialog);
  const unlocked = useGameplay((s) => s.lastEvents.find(({ type }) => type === 'unlocked'));
  const [held, setHeld] = useState<Lock | null>(null);
  const isHeld = dialog !== null && dialog.type !== 'message';
  const isOpened = !isHeld && held !== null && unlocked?.type === 'unlocked' && unlocked.item === held.item;
  if (isHeld && dialog !== held) setHeld(dialog);
  // A lock closed before the response came is not opened again.
  if (!isHeld && held !== null && !isOpened) setHeld(null);
  useEffect(() => {
    if (!isOpened) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setHeld(null), isStill ? STILL_OPENING : OPENING);
    return () => clearTimeout(timer);
  }, [isOpened]);
  return { lock: isOpened ? held : null, closeOpened: () => setHeld(null) };
}
