import { useEffect, useState } from 'react';
import type { PlayEvent } from '../../../core/play/model.ts';
import { browserStorage } from '../../shared/browser/guardedStorage.ts';
import { useGame, useGameplay } from '../table/gameContext.ts';

const KEY = 'combining';

/** Events after which the player knows that things can be tried on one another. */
const TRIED: ReadonlySet<PlayEvent['type']> = new Set(['combined', 'doesNotCombine']);

/**
 * Whether to say that things can be combined: in the first play of this browser in which two are held, until the player
 * tries it. Every room says it alike, so it tells nothing about this one (P12).
 */
export function useCombiningHint(): boolean {
  const { gameplay } = useGame();
  const holdsTwo = useGameplay((s) => s.inventory.length > 1);
  const [isKnown, setKnown] = useState(() => browserStorage.getItem(KEY) !== null);
  const isShown = holdsTwo && !isKnown;
  useEffect(() => {
    if (isShown) browserStorage.setItem(KEY, 'known');
  }, [isShown]);
  useEffect(
    () =>
      gameplay.getState().subscribeEvents((events) => {
        if (events.some(({ type }) => TRIED.has(type))) setKnown(true);
      }),
    [gameplay],
  );
  return isShown;
}
