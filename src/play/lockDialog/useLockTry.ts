import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { FaceView } from '../../../core/lock/faces.ts';
import { startOf } from '../../../core/lock/startOf.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { LockState } from '../lock/parts/StatusLamp.tsx';
import { useLasting } from '../lock/useLasting.ts';
import {
  type Draft,
  isEmptied,
  isSet,
  isWrong,
  lockStateOf,
  type Outcome,
  outcomeOf,
  pressedSince,
  type Try,
} from './lockTry.ts';

/** Milliseconds for which a wrong answer stays readable on the face. */
const LEGIBLE = 600;
/** Milliseconds after which the lock explains why nothing happens. */
const LONG = 4000;

interface LockTryOptions extends Pick<Try, 'announcements' | 'error' | 'isBusy' | 'isOffline' | 'isOpen'> {
  lock: OpaqueName;
  view: FaceView;
  onSubmit: (answer: string) => void;
}

interface LockTry {
  entered: string;
  enter: (entered: string) => void;
  submit: () => void;
  state: LockState;
  /** A number that changes with every wrong answer; 0 while none is shown. */
  wrongTries: number;
  outcome: Outcome;
  /** Seconds for which the lock takes no answers. */
  wait: number;
}

/** Holds the answer being entered, submits it, and returns what the dialog shows (`lockTry` decides that). */
export function useLockTry(options: LockTryOptions): LockTry {
  const { lock, view, announcements, error, isBusy, isOffline, isOpen, onSubmit } = options;
  const wait = useSecondsUntil(error && error.type !== 'wrong' ? error.until : 0);
  const isThinking = useLasting(isBusy && !isOffline, LONG);
  const [draft, setDraft] = useState<Draft>(() => ({
    entered: kept.get(lock) ?? startOf(view),
    fault: null,
    changedAfter: null,
  }));
  const now: Try = { draft, announcements, error, wait, isBusy, isThinking, isOffline, isOpen };
  const wrongTries = isWrong(now) ? announcements : 0;
  useKept(lock, isSet(view) && !isOpen ? draft.entered : null);
  const standing = useEmptying(isEmptied(view) ? wrongTries : 0, () => setDraft({ ...draft, entered: '' }));

  function enter(changed: string) {
    const entered = standing.clear() ? pressedSince(draft.entered, changed) : changed;
    const isFull = isEmptied(view) && entered === draft.entered;
    setDraft({ entered, fault: isFull ? 'full' : null, changedAfter: announcements });
  }

  function submit() {
    const isMissing = draft.entered.trim() === '';
    setDraft({ ...draft, fault: isMissing ? 'missing' : null });
    if (!isMissing && !isBusy && wait === 0) onSubmit(draft.entered);
  }

  return {
    entered: draft.entered,
    enter,
    submit,
    state: lockStateOf(now),
    wrongTries,
    outcome: outcomeOf(now),
    wait,
  };
}

/** What closed locks are set to, by lock. Names of locks belong to one play, so no other play sees them. */
const kept = new Map<OpaqueName, string>();

/**
 * Keeps what a lock is set to for the next time that its dialog opens; null forgets it. What was pressed or typed is
 * gone with the dialog: a forgotten digit spoilt the next answer.
 */
function useKept(lock: OpaqueName, entered: string | null): void {
  const putDown = useEffectEvent(() => {
    if (entered === null) kept.delete(lock);
    else kept.set(lock, entered);
  });
  useEffect(() => () => putDown(), []);
}

/**
 * Empties the face a moment after each wrong answer. `clear` cancels that, and returns whether a wrong answer was still
 * shown.
 */
function useEmptying(wrongTries: number, empty: () => void): { clear: () => boolean } {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const onTime = useEffectEvent(empty);
  function clear(): boolean {
    const isRunning = timer.current !== null;
    clearTimeout(timer.current ?? undefined);
    timer.current = null;
    return isRunning;
  }
  const stop = useEffectEvent(clear);
  useEffect(() => {
    if (wrongTries === 0) return;
    timer.current = setTimeout(() => {
      timer.current = null;
      onTime();
    }, LEGIBLE);
    return () => void stop();
  }, [wrongTries]);
  return { clear };
}

/** Whole seconds until a timestamp of `performance.now()`, counting down to 0. */
function useSecondsUntil(moment: number): number {
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

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - performance.now()) / 1000));
}
