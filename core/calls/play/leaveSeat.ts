import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { seatNumber } from '../pieces/ids.ts';
import { type SeatProof, seatProofFields } from '../pieces/seatProof.ts';

export interface LeaveSeatRequest extends SeatProof {
  /** The seat to remove, if it is not the caller's own. Only the player who opened the party may do that (T9). */
  remove?: number;
}

/** Leaves the caller's seat, or removes another player's seat from the party. */
export const leaveSeatCall: CallContract<LeaveSeatRequest, Record<string, never>> = {
  name: 'leaveSeat',
  method: 'POST',
  request: v.object({
    ...seatProofFields,
    remove: v.exactOptional(seatNumber),
  }),
  answer: v.object({}),
  errors: ['notFound', 'conflict', 'invalidRoom'],
};
