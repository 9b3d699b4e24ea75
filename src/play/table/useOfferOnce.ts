import { useEffect, useState } from 'react';
import { browserStorage } from '../../shared/browser/guardedStorage.ts';
import { useGameplay } from './gameContext.ts';
import { useHasChosenSize } from './wideChoice.ts';

/** Actions after which an offer goes by itself: a player who has got so far has seen it. */
const ENOUGH = 6;

interface OfferOnce {
  isOffered: boolean;
  dismiss: () => void;
}

/**
 * An offer of another size of the room. It is made once in this browser: until the size was changed, the words were
 * dismissed, or the player went on without it. `key`: where that is remembered.
 */
export function useOfferOnce(key: string): OfferOnce {
  const hasChosen = useHasChosenSize();
  const hasSeenIt = useGameplay((s) => s.announcements >= ENOUGH);
  const [isOver, setOver] = useState(() => browserStorage.getItem(key) !== null);
  const isOffered = !(isOver || hasChosen || hasSeenIt);
  useEffect(() => {
    if (isOffered) return;
    setOver(true);
    browserStorage.setItem(key, 'known');
  }, [key, isOffered]);
  return { isOffered, dismiss: () => setOver(true) };
}
