import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { documentId, seatNumber, shortText } from '../pieces/ids.ts';

export interface LeaveSeatRequest {
  playId: string;
  /** Number of the caller's seat. */
  seat: number;
  guestToken?: string;
  /** The seat to be left, if another's: only for who opened the party (T9). */
  remove?: number;
}

/** Leaves the caller's seat, or removes another's from the party. */
export const leaveSeatCall: CallContract<LeaveSeatRequest, Record<string, never>> = {
  name: 'leaveSeat',
  method: 'POST',
  request: v.object({
    playId: documentId,
    seat: seatNumber,
    guestToken: v.exactOptional(shortText),
    remove: v.exactOptional(seatNumber),
  }),
  answer: v.object({}),
  errors: ['notFound', 'conflict', 'invalidRoom'],
};
