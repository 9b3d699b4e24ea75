import type { OrderClassAnswer, OrderClassRequest, SeatOrder } from '../../../core/calls/class/orderClass.ts';
import { applyOrder, type Order } from '../../../core/class/applyOrder.ts';
import { runCounting } from '../counts/addCounts.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { roomHidden } from '../party/findParty.ts';
import { countPlay } from '../plays/countPlay.ts';
import { isClosed } from '../rooms/isClosed.ts';
import { CLASS_ORDERS } from '../throttles/classes.ts';
import { countNow } from '../throttles/countWithin.ts';
import { bellOf } from './inClass.ts';
import { orderSeat } from './orderSeat.ts';
import { requireTeacher } from './requireTeacher.ts';
import { isSessionOver, storeSession } from './sessionDocument.ts';

/**
 * POST /api/orderClass: carries out a teacher's order in a session (Q5). The order is written to the session
 * alone; each team's play is brought up to date when it is read next. A hint, an opening and an end wait for
 * five seconds, in which they can be called back (Q12). Only an order for a seat writes a play too (Q3).
 * @throws unauthenticated; notFound (also another's session); roomHidden; tooManyRequests
 */
export async function orderClass(
  { sessionId, order }: OrderClassRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<OrderClassAnswer> {
  const { userId } = requireCaller(caller);
  await countNow(CLASS_ORDERS, deps, [{ type: 'account', id: userId }]);
  if (isOfSeat(order)) return orderSeat({ sessionId, userId, order }, deps);
  const { db, now, live } = deps;
  const { answer, bell } = await runCounting(db, async (transaction) => {
    const at = now();
    const stored = await requireTeacher(db, { sessionId, userId }, transaction);
    if (await isClosed(transaction, db, stored.roomId)) throw roomHidden();
    const { session, roomId } = stored;
    const refused = (refusal: OrderClassAnswer['refusal']) => {
      return { answer: { number: session.number, refusal }, bell: null };
    };
    if (isSessionOver(stored, at)) return refused('ended');
    const result = applyOrder(session, order, at);
    if (!result.ok) return refused(result.refusal);
    // Q10: a class counts as one play, that of its teacher; in a creator's own room, too, since pupils play it.
    const isStart = order.type === 'start';
    const count = isStart ? await countPlay(transaction, deps, { roomId, playerId: userId }, at) : null;
    const changed = { ...stored, session: result.value, counts: stored.counts || count?.counts === true };
    storeSession(transaction, db, sessionId, changed);
    count?.write();
    return { answer: { number: result.value.number, refusal: null }, bell: bellOf(changed) };
  });
  if (bell) await live.publish(bell);
  return answer;
}

function isOfSeat(order: Order | SeatOrder): order is SeatOrder {
  return 'seat' in order;
}
