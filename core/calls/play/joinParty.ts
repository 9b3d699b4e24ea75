import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { seatNumber, shortText } from '../pieces/ids.ts';
import { partyCode, type SeatedAnswer, seatedAnswerSchema, seatSigns } from '../pieces/party.ts';

export interface JoinPartyRequest {
  code: string;
  /** The secret of this browser's guest. */
  guestToken?: string;
  /**
   * The secret of the browser's guest, if this window's player is another one: a browser that a teacher has blocked does
   * not come in by a second player (Q3).
   */
  browserToken?: string;
  /** The name that the others see, as in `openParty`. It is ignored for a player who comes back. */
  name?: string;
  /** The seat that the newcomer wants to take over, because its player has been away for five minutes. */
  seat?: number;
  /** The four signs that the player's other device shows (`showSigns`). They move its seat to this device. */
  signs?: string;
}

/**
 * Seats the caller in a party, brings them back to their own seat, gives them a seat whose player is away, or moves
 * their seat from another device (T9).
 */
export const joinPartyCall: CallContract<JoinPartyRequest, SeatedAnswer> = {
  name: 'joinParty',
  method: 'POST',
  request: v.object({
    code: partyCode,
    guestToken: v.exactOptional(shortText),
    browserToken: v.exactOptional(shortText),
    name: v.exactOptional(shortText),
    seat: v.exactOptional(seatNumber),
    signs: v.exactOptional(seatSigns),
  }),
  answer: seatedAnswerSchema,
  errors: ['notFound', 'roomHidden', 'conflict', 'invalidRoom', 'tooManyRequests'],
};
