import * as v from 'valibot';
import type { Order, OrderRefusal } from '../../class/applyOrder.ts';
import { CLASS_LIMITS } from '../../class/classLimits.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { classMessageSchema, teamNumber } from '../pieces/classes.ts';
import { documentId, seatNumber, sentName } from '../pieces/ids.ts';

/**
 * What a teacher orders of one seat (Q3). A removed pupil may join again, a blocked one may not. `rename` gives another name
 * of the game; `lightUp` shows for ten seconds which screen it is.
 */
export type SeatOrder =
  | {
      readonly type: 'remove' | 'block' | 'rename' | 'lightUp';
      readonly team: number;
      readonly seat: number;
    }
  | { readonly type: 'move'; readonly team: number; readonly seat: number; readonly to: number };

export interface OrderClassRequest {
  sessionId: string;
  order: Order | SeatOrder;
}

/** Why an order was not taken: also because there is no such seat, or no free one in the other team. */
export type ClassRefusal = OrderRefusal | 'noSeat' | 'teamFull';

export interface OrderClassAnswer {
  /** The session's number afterwards. An order that waits is called back by it. */
  number: number;
  /** Null if the order was taken. */
  refusal: ClassRefusal | null;
}

const team = v.nullable(teamNumber);
const { max } = CLASS_LIMITS.minutes;

const order: SchemaOf<Order | SeatOrder> = v.variant('type', [
  v.object({ type: v.literal('start') }),
  v.object({ type: v.picklist(['pause', 'goOn', 'end']), team }),
  v.object({
    type: v.literal('giveMinutes'),
    team,
    minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(-max), v.maxValue(max)),
  }),
  v.object({ type: v.literal('say'), team, message: classMessageSchema }),
  v.object({ type: v.literal('hint'), team }),
  v.object({ type: v.literal('open'), team: teamNumber, item: sentName }),
  v.object({ type: v.literal('seen'), team: teamNumber }),
  v.object({ type: v.literal('callBack'), order: wholeNumber }),
  v.object({ type: v.literal('openDoor'), isOpen: v.boolean() }),
  v.object({ type: v.literal('letLate'), mayComeLate: v.boolean() }),
  v.object({
    type: v.picklist(['remove', 'block', 'rename', 'lightUp']),
    team: teamNumber,
    seat: seatNumber,
  }),
  v.object({ type: v.literal('move'), team: teamNumber, seat: seatNumber, to: teamNumber }),
]);

const refusals = [
  'notStarted',
  'alreadyStarted',
  'ended',
  'paused',
  'notPaused',
  'noTeam',
  'noMinutes',
  'tooLate',
  'tooMany',
  'noSeat',
  'teamFull',
] as const;

/** Does what a teacher orders of a session, at once or after five seconds (Q5). */
export const orderClassCall: CallContract<OrderClassRequest, OrderClassAnswer> = {
  name: 'orderClass',
  method: 'POST',
  request: v.object({ sessionId: documentId, order }),
  answer: v.object({ number: wholeNumber, refusal: v.nullable(v.picklist(refusals)) }),
  errors: ['notFound', 'roomHidden', 'invalidRoom', 'tooManyRequests'],
};
