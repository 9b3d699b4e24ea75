import { createContext, useContext } from 'react';
import type { ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import { appText } from '../../shared/text/app.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import type { ClassStore, Outcome, TeacherOrder } from '../store/classStore.ts';
import { teacherText } from '../text/teacher.ts';

interface ShownClass {
  store: ClassStore;
  /** The session as it was told last. */
  board: ShowClassAnswer;
  /** When that was, in milliseconds of this device's clock. */
  shownAt: number;
  /** Whether the teacher's line is gone. */
  isOffline: boolean;
}

export const ClassContext = createContext<ShownClass | null>(null);

/** The class that is shown. */
export function useShownClass(): ShownClass {
  const shown = useContext(ClassContext);
  if (!shown) throw new Error('useShownClass needs <ClassContext> above it.');
  return shown;
}

/** The same as it is now: its clocks have run on since it was told. Only what shows a clock is drawn with each step. */
export const NowContext = createContext<ShowClassAnswer | null>(null);

export function useClassNow(): ShowClassAnswer {
  const now = useContext(NowContext);
  if (!now) throw new Error('useClassNow needs <RunningClocks> above it.');
  return now;
}

/** Gives orders to the class that is shown, and says what became of those that failed; returns whether it was taken. */
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
