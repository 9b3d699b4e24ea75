import { useEffect, useState } from 'react';
import type { PlayEvent } from '../../../core/play/model.ts';
import { useGame, useGameplay, useGameStatus } from '../table/gameContext.ts';

/** Milliseconds without progress after which help is offered; sooner where the time limit is short. */
const PATIENCE = 180_000;
const SHARE_OF_LIMIT = 1 / 3;

/** Events that show progress, or that the player has found the ladder. */
const STEPS: ReadonlySet<PlayEvent['type']> = new Set([
  'started',
  'unlocked',
  'opened',
  'keyFits',
  'combined',
  'collected',
  'revealed',
  'hint',
]);

interface HintOffer {
  isOffered: boolean;
  dismiss: () => void;
}

/**
 * Whether to offer a hint: once in a play, after minutes without progress, and never while a dialog is open.
 */
export function useHintOffer(): HintOffer {
  const [offer, setOffer] = useState<'waiting' | 'made' | 'over'>('waiting');
  const isStuck = useStuck();
  const isFree = useGameplay((s) => s.dialog === null && s.help === null && s.exit === null && !s.isTimeUp);
  useEffect(() => {
    if (offer === 'waiting' && isStuck && isFree) setOffer('made');
    if (offer === 'made' && !isStuck) setOffer('over');
  }, [offer, isStuck, isFree]);
  return { isOffered: offer === 'made' && isFree, dismiss: () => setOffer('over') };
}

/** Whether the player has made no progress for long enough; a pause restarts the wait. */
function useStuck(): boolean {
  const { gameplay } = useGame();
  const isPaused = useGameStatus((s) => s.isPaused);
  const timeLimit = useGameplay((s) => s.timeLimit);
  const [steps, setSteps] = useState(0);
  const [stuckAfter, setStuckAfter] = useState<number | null>(null);
  useEffect(
    () =>
      gameplay.getState().subscribeEvents((events) => {
        if (events.some(({ type }) => STEPS.has(type))) setSteps((count) => count + 1);
      }),
    [gameplay],
  );
  useEffect(() => {
    if (isPaused) return;
    const patience = Math.min(PATIENCE, (timeLimit ?? Number.POSITIVE_INFINITY) * 60_000 * SHARE_OF_LIMIT);
    const timer = setTimeout(() => setStuckAfter(steps), patience);
    return () => clearTimeout(timer);
  }, [isPaused, timeLimit, steps]);
  return stuckAfter === steps && !isPaused;
}
