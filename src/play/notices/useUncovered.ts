import { useEffect, useState } from 'react';
import { useGame } from '../table/gameContext.ts';

/**
 * Counts closed unlock dialogs. Used as a React key, so that announcements hidden behind a modal dialog are
 * made again.
 */
export function useUncovered(): number {
  const { gameplay } = useGame();
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      gameplay.getState().subscribeSights((_, { hadLock }) => {
        if (hadLock) setCount((before) => before + 1);
      }),
    [gameplay],
  );
  return count;
}
