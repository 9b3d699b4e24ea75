import { useEffect, useReducer } from 'react';

/** Whole seconds until a timestamp of `performance.now()`, counting down to 0. */
export function useSecondsUntil(moment: number): number {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const seconds = secondsUntil(moment);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(redraw, 250);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return seconds;
}

export function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - performance.now()) / 1000));
}
