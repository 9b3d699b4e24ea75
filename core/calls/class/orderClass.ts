import * as v from 'valibot';
import type { Order, OrderRefusal } from '../../class/applyOrder.ts';
import { CLASS_LIMITS } from '../../class/classLimits.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { classMessageSchema, teamNumber } from '../pieces/classes.ts';
import { documentId, seatNumber, sentName } from '../pieces/ids.ts';

/**
 * A teacher's order for one seat (Q3). A removed pupil may join again, a blocked one may not. `rename` gives
 * another random name; `lightUp` lights the seat's screen for ten seconds, so that the teacher finds it.
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

/** Why an order was refused. `noSeat`: there is no such seat; `teamFull`: the other team has no free seat. */
export type ClassRefusal = OrderRefusal | 'noSeat' | 'teamFull';

export interface OrderClassAnswer {
  /** The session's number after the order. It identifies a waiting order that is called back. */
  number: number;
  /** Null if the order was accepted. */
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

/** Carries out a teacher's order in a session, at once or after five seconds (Q5). */
export const orderClassCall: CallContract<OrderClassRequest, OrderClassAnswer> = {
  name: 'orderClass',
  method: 'POST',
  request: v.object({ sessionId: documentId, order }),
  answer: v.object({ number: wholeNumber, refusal: v.nullable(v.picklist(refusals)) }),
  errors: ['notFound', 'roomHidden', 'invalidRoom', 'tooManyRequests'],
};
