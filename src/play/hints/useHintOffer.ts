import { useContext, useEffect, useRef, useState } from 'react';
import type { PlayEvent } from '../../../core/play/model.ts';
import { ClassAtTable } from '../table/classAtTable.ts';
import { useGame, useGameplay, useGameStatus } from '../table/gameContext.ts';

/**
 * Milliseconds without progress after which help is offered; sooner where the time limit is short. At a lock to which a
 * wrong answer was given the server may know better, from other plays (I9).
 */
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
 * Whether to offer a hint: once in a play, after minutes without progress, and never while a dialog is open or if the
 * room's creator or a class's teacher does not want it.
 */
export function useHintOffer(): HintOffer {
  const { gameplay } = useGame();
  const [offer, setOffer] = useState<'waiting' | 'made' | 'over'>('waiting');
  const offersHelp = useGameplay((s) => s.offersHelp !== false);
  const mayAsk = useContext(ClassAtTable)?.mayAskHints !== false;
  const isStuck = useStuck() && offersHelp && mayAsk;
  const isFree = useGameplay((s) => s.dialog === null && s.help === null && s.exit === null && !s.isTimeUp);
  useEffect(() => {
    if (offer === 'waiting' && isStuck && isFree) {
      setOffer('made');
      // Over the room one thing is said at a time.
      gameplay.getState().dismissWords();
    }
    if (offer === 'made' && !isStuck) setOffer('over');
  }, [gameplay, offer, isStuck, isFree]);
  return { isOffered: offer === 'made' && isFree, dismiss: () => setOffer('over') };
}

/** Whether the player has made no progress for long enough; a pause restarts the wait. */
function useStuck(): boolean {
  const { gameplay } = useGame();
  const isPaused = useGameStatus((s) => s.isPaused);
  const timeLimit = useGameplay((s) => s.timeLimit);
  const [steps, setSteps] = useState(0);
  const [known, setKnown] = useState<number | null>(null);
  const [stuckAfter, setStuckAfter] = useState<number | null>(null);
  const since = useRef(0);
  useEffect(
    () =>
      gameplay.getState().subscribeEvents((events) => {
        const isStep = events.some(({ type }) => STEPS.has(type));
        if (isStep) setSteps((count) => count + 1);
        const told = events.flatMap((event) =>
          event.type === 'passwordWrong' ? (event.offerAfter ?? []) : [],
        );
        const [seconds = null] = told;
        if (isStep || seconds !== null) setKnown(seconds);
      }),
    [gameplay],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins again with these.
  useEffect(() => {
    since.current = Date.now();
  }, [isPaused, steps]);
  useEffect(() => {
    if (isPaused) return;
    const ofLimit = (timeLimit ?? Number.POSITIVE_INFINITY) * 60_000 * SHARE_OF_LIMIT;
    const patience = Math.min(known === null ? PATIENCE : known * 1000, ofLimit);
    const left = Math.max(0, since.current + patience - Date.now());
    const timer = setTimeout(() => setStuckAfter(steps), left);
    return () => clearTimeout(timer);
  }, [isPaused, timeLimit, steps, known]);
  return stuckAfter === steps && !isPaused;
}
