import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { documentId, seatNumber, shortText } from '../pieces/ids.ts';

export interface OpenDoorRequest {
  playId: string;
  /** Number of the caller's seat. */
  seat: number;
  guestToken?: string;
  /** Whether newcomers may join from now on. */
  isOpen: boolean;
}

/** Opens a party to newcomers or closes it (T9); only for who opened the party. */
export const openDoorCall: CallContract<OpenDoorRequest, Record<string, never>> = {
  name: 'openDoor',
  method: 'POST',
  request: v.object({
    playId: documentId,
    seat: seatNumber,
    guestToken: v.exactOptional(shortText),
    isOpen: v.boolean(),
  }),
  answer: v.object({}),
  errors: ['notFound', 'conflict', 'invalidRoom'],
};
