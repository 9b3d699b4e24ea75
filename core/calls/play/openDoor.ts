import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { type SeatProof, seatProofFields } from '../pieces/seatProof.ts';

export interface OpenDoorRequest extends SeatProof {
  /** Whether newcomers may join from now on. */
  isOpen: boolean;
}

/** Opens a party to newcomers or closes it (T9); only for the player who opened it. */
export const openDoorCall: CallContract<OpenDoorRequest, Record<string, never>> = {
  name: 'openDoor',
  method: 'POST',
  request: v.object({ ...seatProofFields, isOpen: v.boolean() }),
  answer: v.object({}),
  errors: ['notFound', 'conflict', 'invalidRoom'],
};
