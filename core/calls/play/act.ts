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
  /**
   * The number of the last action plus one. A repeated number changes nothing; it returns the first answer's
   * events again, with the whole view.
   */
  sequence: number;
  /** Refers to items by their opaque names (P12). */
  action: Action<OpaqueName>;
}

export interface ActAnswer {
  sequence: number;
  events: readonly PlayEvent<OpaqueName>[];
  refusal: PlayRefusal | null;
  change: ViewChange;
}

/** Sends one action of a play; the server judges it by its own clock (P9–P11). */
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
