import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { documentId, shortText } from '../pieces/ids.ts';
import { type SeatedAnswer, seatedAnswerSchema } from '../pieces/party.ts';
import { type SeatProof, seatProofFields } from '../pieces/seatProof.ts';

export interface OpenPartyRequest {
  roomId: string;
  /** The secret that this browser was given as a guest before; signed-in players send none. */
  guestToken?: string;
  /** The name that the others see. If left out, it is the account's, or one that the game gives. */
  name?: string;
  /**
   * The caller's seat in a party of this room that is over. Its players are told of the new party (T17). If one of them
   * has already opened a new party, the caller joins that one.
   */
  again?: SeatProof;
}

/** Opens a play of the live version that others join by its code (T9), and seats the caller. */
export const openPartyCall: CallContract<OpenPartyRequest, SeatedAnswer> = {
  name: 'openParty',
  method: 'POST',
  request: v.object({
    roomId: documentId,
    guestToken: v.exactOptional(shortText),
    name: v.exactOptional(shortText),
    again: v.exactOptional(v.object(seatProofFields)),
  }),
  answer: seatedAnswerSchema,
  errors: ['notFound', 'roomHidden', 'conflict', 'invalidRoom', 'tooManyRequests'],
};
