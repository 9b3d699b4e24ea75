import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { tickOn } from '../board/tickOn.ts';
import { NowContext, useShownClass } from './classContext.ts';

/** Milliseconds between two steps of the clocks. */
const STEP = 500;

/** Advances the clocks of the shown class between two answers of the server. */
export function RunningClocks({ children }: { children: ReactNode }) {
  const { board, shownAt } = useShownClass();
  const [time, setTime] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now()), STEP);
    return () => clearInterval(timer);
  }, []);
  const now = useMemo(() => tickOn(board, time - shownAt), [board, shownAt, time]);
  return <NowContext value={now}>{children}</NowContext>;
}
