import { type RefObject, useEffect } from 'react';
import { useGame } from '../../table/gameContext.ts';
import { stageAround } from './useOwnPointer.ts';

/** Milliseconds after which an opened lock has certainly left the screen. */
const LEAVING = 2000;

/**
 * Moves the focus to the room when somebody else takes the thing in focus or opens the lock in this player's hand: the
 * next key must not act on another thing.
 */
export function useStageFocus(board: RefObject<HTMLElement | null>): void {
  const { gameplay } = useGame();
  useEffect(() => {
    const room = () => stageAround(board.current)?.querySelector<HTMLElement>('[role="group"]');
    let leaving = new AbortController();
    const stop = gameplay.subscribe((state, before) => {
      if (state.party?.news === before.party?.news) return;
      const { activeElement } = document;
      const focused = activeElement instanceof HTMLElement ? activeElement.dataset.item : undefined;
      const isTaken = focused !== undefined && focused in before.items && !(focused in state.items);
      // By the next frame the room is drawn and has set the focus itself.
      if (isTaken) requestAnimationFrame(() => room()?.focus({ preventScroll: true }));
      if (before.dialog === null || state.dialog !== null) return;
      // Once the lock's dialog has left the screen, it returns the focus to the lock.
      leaving.abort();
      leaving = new AbortController();
      const { signal } = leaving;
      const timer = setTimeout(() => leaving.abort(), LEAVING);
      signal.addEventListener('abort', () => clearTimeout(timer));
      document.addEventListener(
        'focusin',
        ({ target }) => {
          if (!(target instanceof HTMLElement) || target.dataset.item === undefined) return;
          leaving.abort();
          room()?.focus({ preventScroll: true });
        },
        { signal },
      );
    });
    return () => {
      leaving.abort();
      stop();
    };
  }, [board, gameplay]);
}
