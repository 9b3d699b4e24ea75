import * as v from 'valibot';
import { type Device, deviceSchema } from '../../insight/device.ts';
import type { Action, PlayEvent, PlayRefusal } from '../../play/model.ts';
import { TIME_ALLOWANCES } from '../../play/timeAllowance.ts';
import type { OpaqueName } from '../../play/view/opaqueName.ts';
import type { ViewChange } from '../../play/view/viewChange.ts';
import { LIMITS } from '../../room/limits.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { eventSchema, refusalSchema } from '../pieces/events.ts';
import { seatNumber, sentName } from '../pieces/ids.ts';
import { type SeatProof, seatProofFields } from '../pieces/seatProof.ts';
import { viewChangeSchema } from '../pieces/views.ts';

/** Parses an action that a player sends: one of a closed list, with opaque names (P11, P12, N3). */
const actionSchema: SchemaOf<Action<OpaqueName>> = v.variant('type', [
  v.object({ type: v.literal('start'), timeAllowance: v.exactOptional(v.picklist(TIME_ALLOWANCES)) }),
  v.object({ type: v.picklist(['pause', 'resume', 'tick', 'back', 'askHint']) }),
  v.object({ type: v.literal('click'), item: sentName }),
  v.object({
    type: v.literal('enterPassword'),
    item: sentName,
    password: v.pipe(v.string(), v.maxLength(4 * LIMITS.password)),
  }),
  v.object({ type: v.literal('select'), item: v.nullable(sentName) }),
  v.object({ type: v.literal('useItem'), item: sentName, on: sentName }),
  v.object({ type: v.literal('go'), scene: sentName }),
]);

export interface ActRequest extends Omit<SeatProof, 'seat'> {
  /** Only in a party: number of the player's seat, and the play's number that the player knows (T3). */
  seat?: number;
  number?: number;
  /**
   * The number of the seat's last action plus one. A repeated number changes nothing; it returns the first answer's
   * events again, with the whole view.
   */
  sequence: number;
  /** Refers to items by their opaque names (P12). */
  action: Action<OpaqueName>;
  /** Sent with the start, for the figures of the room's creator (I8). */
  device?: Device;
}

export interface ActAnswer {
  sequence: number;
  events: readonly PlayEvent<OpaqueName>[];
  refusal: PlayRefusal | null;
  /** What the action changed in the view; the whole view if the player's number was behind the play's (T3). */
  change: ViewChange;
  /** Only in a party: the play's number after the action. */
  number?: number;
}

/** Sends one action of a play; the server judges it by its own clock (P9–P11). */
export const actCall: CallContract<ActRequest, ActAnswer> = {
  name: 'act',
  method: 'POST',
  request: v.object({
    ...seatProofFields,
    seat: v.exactOptional(seatNumber),
    number: v.exactOptional(wholeNumber),
    sequence: wholeNumber,
    action: actionSchema,
    device: v.exactOptional(deviceSchema),
  }),
  answer: v.object({
    sequence: wholeNumber,
    events: v.array(eventSchema),
    refusal: v.nullable(refusalSchema),
    change: viewChangeSchema,
    number: v.exactOptional(wholeNumber),
  }),
  errors: ['notFound', 'roomHidden', 'sequence', 'invalidRoom', 'tooManyRequests'],
};
