import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { shortText } from '../pieces/ids.ts';
import { partyCode, type SeatedAnswer, seatedAnswerSchema } from '../pieces/party.ts';

export interface JoinPartyRequest {
  code: string;
  /** The secret of this browser's guest. */
  guestToken?: string;
  /** As for `openParty`; ignored for a player who comes back. */
  name?: string;
}

/** Seats the caller in a party, or brings them back to their own seat (T9). */
export const joinPartyCall: CallContract<JoinPartyRequest, SeatedAnswer> = {
  name: 'joinParty',
  method: 'POST',
  request: v.object({
    code: partyCode,
    guestToken: v.exactOptional(shortText),
    name: v.exactOptional(shortText),
  }),
  answer: seatedAnswerSchema,
  errors: ['notFound', 'roomHidden', 'conflict', 'invalidRoom', 'tooManyRequests'],
};
