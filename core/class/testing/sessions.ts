import { applyOrder, type Order } from '../applyOrder.ts';
import { type ClassSession, type ClassSettings, openClassSession } from '../classSession.ts';

export const SETTINGS: ClassSettings = {
  filling: 'evenly',
  minutes: 40,
  mayAskHints: true,
  mayComeLate: true,
  areNamesTyped: false,
  isRanked: false,
};

/** Start time of sessions in tests. */
export const OPENED = 1_000_000;

/** Returns a session in the lobby with some teams. */
export function newSession(teams = 2, settings: Partial<ClassSettings> = {}): ClassSession {
  const made = Array.from({ length: teams }, (_, number) => ({ name: `Team ${number}`, seats: 8 }));
  return openClassSession({ ...SETTINGS, ...settings }, made);
}

/** Gives orders that must not be refused, each at its time. */
export function ordered(
  session: ClassSession,
  ...orders: readonly (readonly [number, Order])[]
): ClassSession {
  return orders.reduce((before, [at, order]) => {
    const result = applyOrder(before, order, at);
    if (!result.ok) throw new Error(`${order.type} was refused: ${result.refusal}`);
    return result.value;
  }, session);
}
