import { useEffect, useState } from 'react';
import { useGame } from '../table/gameContext.ts';

/**
 * Counts the opened locks that were put away. What was said below one nobody heard, for a modal dialog lay over it: with each it is
 * there anew.
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
