import { CALL_BACK_WITHIN } from '../../../core/class/classLimits.ts';
import type { LiveChannel } from '../../shared/ports/LiveChannel.ts';
import type { ClassStore } from './classStore.ts';

/** Milliseconds after the bell until an order that can be called back was carried out. */
const ORDER_DUE = CALL_BACK_WITHIN + 500;

interface Followed {
  inClass: ClassStore;
  channel: Pick<LiveChannel, 'watchBell'>;
  /** Asks the server at once. */
  refresh: () => void;
  /** Asks the server if something is missing for a while. */
  ask: () => void;
}

export interface Bell {
  /** Whether the teacher has ordered something that this tab does not know. */
  isRung: () => boolean;
  stop: () => void;
}

/** Hears the bell of a class, which rings with each order of its teacher. */
export function followBell({ inClass, channel, refresh, ask }: Followed): Bell {
  let rung = 0;
  let due: ReturnType<typeof setTimeout> | undefined;
  const isRung = () => rung > inClass.getState().view.number;
  const stopHearing = channel.watchBell(inClass.getState().view.bell, (number) => {
    rung = number;
    if (!isRung()) return;
    // A pause must hide the room at once; should the answer be older than the bell, it is asked for again.
    refresh();
    ask();
    // Nobody rings when an order that has waited is carried out.
    clearTimeout(due);
    due = setTimeout(refresh, ORDER_DUE);
  });
  const stopAsking = inClass.subscribe(ask);
  return {
    isRung,
    stop: () => {
      clearTimeout(due);
      stopHearing();
      stopAsking();
    },
  };
}
