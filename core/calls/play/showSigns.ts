import * as v from 'valibot';
import { filledString, wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { type SeatProof, seatProofFields } from '../pieces/seatProof.ts';

export interface ShowSignsAnswer {
  /**
   * Entered at another device with the party's code, they move the seat there (`joinParty`). Earlier signs of the seat
   * are no longer valid.
   */
  signs: string;
  /** Milliseconds for which they are valid. */
  validFor: number;
}

/** Makes four signs for the caller's seat, valid for five minutes (T9). */
export const showSignsCall: CallContract<SeatProof, ShowSignsAnswer> = {
  name: 'showSigns',
  method: 'POST',
  request: v.object(seatProofFields),
  answer: v.object({ signs: filledString, validFor: wholeNumber }),
  errors: ['notFound', 'roomHidden', 'invalidRoom', 'tooManyRequests'],
};
