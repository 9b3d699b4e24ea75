import { useContext, useEffect, useState } from 'react';
import { ClockHeld, useGame, useGameplay, useGameStatus } from '../table/gameContext.ts';

const MINUTE = 60_000;
const SECOND = 1000;
/** Milliseconds added to each timeout, which may end slightly early by the clock of `performance.now()`. */
const PAST_IT = 5;

/**
 * Milliseconds left of the play by this browser's clock, updated once a second; infinite without a limit
 * (P15). At zero it asks the judge, who decides (P10).
 */
export function useTimeLeft(): number {
  const { gameplay } = useGame();
  const isHeld = useContext(ClockHeld);
  const isCounting = useGameStatus((s) => s.isStarted && !s.isPaused && !s.isGameOver && !s.isEscaped);
  const isRunning = isCounting && !isHeld;
  const minutes = useGameplay((s) => s.timeLimit);
  const limit = minutes === null ? Number.POSITIVE_INFINITY : minutes * MINUTE;
  const time = useGameplay((s) => s.time);
  const seenAt = useGameplay((s) => s.answeredAt);
  const [now, setNow] = useState(() => performance.now());

  const left = limit - time - (isRunning ? Math.max(0, now - seenAt) : 0);
  useEffect(() => {
    if (isRunning) setNow(performance.now());
  }, [isRunning]);
  useEffect(() => {
    if (!isRunning || !Number.isFinite(left) || left <= 0) return;
    const timer = setTimeout(() => setNow(performance.now()), (left % SECOND) + PAST_IT);
    return () => clearTimeout(timer);
  }, [isRunning, left]);
  const isUp = isRunning && left <= 0;
  useEffect(() => {
    if (!isUp) return;
    const { poll } = gameplay.getState();
    void poll();
    // The judge's clock may be slightly behind, so ask until it agrees.
    const timer = setInterval(() => void poll(), 1000);
    return () => clearInterval(timer);
  }, [isUp, gameplay]);
  return Math.max(0, left);
}
