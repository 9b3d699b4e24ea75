import { CALL_BACK_WITHIN } from '../../../core/class/classLimits.ts';
import type { LiveChannel } from '../../shared/ports/LiveChannel.ts';
import type { ClassStore } from './classStore.ts';

/** Milliseconds from the bell until an order that the teacher could call back was carried out. */
const ORDER_DUE = CALL_BACK_WITHIN + 500;

/**
 * Milliseconds within which the browsers of a class ask. Sixty at one moment would wait for one another, and the
 * teacher's board for all of them.
 */
export const SPREAD = 1000;

interface Followed {
  inClass: ClassStore;
  channel: Pick<LiveChannel, 'watchBell'>;
  /** Asks the server. */
  refresh: () => void;
  /** Asks the server if something is missing for a while. */
  ask: () => void;
}

export interface Bell {
  /** Whether the teacher has given an order that this tab does not know yet. */
  isRung: () => boolean;
  stop: () => void;
}

/** Follows the bell of a class, which rings with each order of its teacher. */
export function followBell({ inClass, channel, refresh, ask }: Followed): Bell {
  let rung = 0;
  let soon: ReturnType<typeof setTimeout> | undefined;
  let due: ReturnType<typeof setTimeout> | undefined;
  const isRung = () => rung > inClass.getState().view.number;
  const stopHearing = channel.watchBell(inClass.getState().view.bell, (number) => {
    rung = number;
    if (!isRung()) return;
    const turn = Math.random() * SPREAD;
    clearTimeout(soon);
    soon = setTimeout(() => {
      refresh();
      // Asks again if the answer is older than the bell. Counted from the turn, or all browsers would do so at one moment.
      ask();
    }, turn);
    // The bell does not ring when a delayed order is carried out, so this timer asks again.
    clearTimeout(due);
    due = setTimeout(refresh, ORDER_DUE + turn);
  });
  const stopAsking = inClass.subscribe(ask);
  return {
    isRung,
    stop: () => {
      clearTimeout(soon);
      clearTimeout(due);
      stopHearing();
      stopAsking();
    },
  };
}
