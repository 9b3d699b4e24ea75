import * as v from 'valibot';
import type { Action, PlayEvent, PlayRefusal } from '../../play/model.ts';
import type { OpaqueName } from '../../play/view/opaqueName.ts';
import type { ViewChange } from '../../play/view/viewChange.ts';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { actionSchema } from '../pieces/actions.ts';
import { eventSchema, refusalSchema } from '../pieces/events.ts';
import { documentId, shortText } from '../pieces/ids.ts';
import { viewChangeSchema } from '../pieces/views.ts';

export interface ActRequest {
  playId: string;
  guestToken?: string;
  /** One more than that of the last action; a repeated number gets the first answer's events again, with the whole view, and changes nothing. */
  sequence: number;
  /** By opaque names (P12). */
  action: Action<OpaqueName>;
}

export interface ActAnswer {
  sequence: number;
  events: readonly PlayEvent<OpaqueName>[];
  refusal: PlayRefusal | null;
  change: ViewChange;
}

/** One action of a play, judged by the server's clock (P9–P11). */
export const actCall: CallContract<ActRequest, ActAnswer> = {
  name: 'act',
  method: 'POST',
  request: v.object({
    playId: documentId,
    guestToken: v.exactOptional(shortText),
    sequence: wholeNumber,
    action: actionSchema,
  }),
  answer: v.object({
    sequence: wholeNumber,
    events: v.array(eventSchema),
    refusal: v.nullable(refusalSchema),
    change: viewChangeSchema,
  }),
  errors: ['notFound', 'roomHidden', 'sequence', 'invalidRoom', 'tooManyRequests'],
};
