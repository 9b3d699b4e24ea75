import { createContext, useContext } from 'react';
import type { ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import { appText } from '../../shared/text/app.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import type { ClassStore, Outcome, TeacherOrder } from '../store/classStore.ts';
import { teacherText } from '../text/teacher.ts';

interface ShownClass {
  store: ClassStore;
  /** The session as the server last sent it. */
  board: ShowClassAnswer;
  /** When it was received, in milliseconds of this device's clock. */
  shownAt: number;
  /** Whether the teacher is offline. */
  isOffline: boolean;
}

export const ClassContext = createContext<ShownClass | null>(null);

/** The class that the page shows. */
export function useShownClass(): ShownClass {
  const shown = useContext(ClassContext);
  if (!shown) throw new Error('useShownClass needs <ClassContext> above it.');
  return shown;
}

/**
 * The session as it is now: like `board`, with clocks that have gone on since. Only elements with a clock use
 * it, so that nothing else is rendered at each step.
 */
export const NowContext = createContext<ShowClassAnswer | null>(null);

export function useClassNow(): ShowClassAnswer {
  const now = useContext(NowContext);
  if (!now) throw new Error('useClassNow needs <RunningClocks> above it.');
  return now;
}

/**
 * Sends an order to the shown class, and reports a failure to the teacher. Returns whether the server
 * accepted it.
 */
export function useOrder(): (order: TeacherOrder) => Promise<boolean> {
  const { store } = useShownClass();
  return async (order) => {
    const outcome = await store.getState().order(order);
    tell(outcome);
    return outcome.type === 'done' || outcome.type === 'waits';
  };
}

function tell(outcome: Outcome): void {
  switch (outcome.type) {
    case 'refused':
      toaster.create({ title: teacherText.refusals[outcome.refusal], type: 'warning' });
      return;
    case 'failed':
      toaster.create({
        title: teacherText.notSent,
        description: appText.failures[outcome.failure],
        type: 'error',
      });
      return;
    case 'waits':
      toaster.create({ title: teacherText.say.waits, type: 'info' });
      return;
    case 'done':
  }
}
