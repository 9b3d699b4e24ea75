import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { type SeatProof, seatProofFields } from '../pieces/seatProof.ts';

export interface CallTeacherRequest extends SeatProof {
  isCalling: boolean;
}

/** Calls the teacher to the pupil's team, or takes the call back (Q4). It also ends when the teacher answers. */
export const callTeacherCall: CallContract<CallTeacherRequest, { isCalling: boolean }> = {
  name: 'callTeacher',
  method: 'POST',
  request: v.object({ ...seatProofFields, isCalling: v.boolean() }),
  answer: v.object({ isCalling: v.boolean() }),
  errors: ['notFound', 'roomHidden', 'conflict', 'invalidRoom', 'tooManyRequests'],
};
