import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface PutBackRoomRequest {
  roomId: string;
}

export interface PutBackRoomAnswer {
  roomId: string;
}

/** Restores a room from the caller's bin under its id and link, as it was when deleted. Idempotent. */
export const putBackRoomCall: CallContract<PutBackRoomRequest, PutBackRoomAnswer> = {
  name: 'putBackRoom',
  method: 'POST',
  request: v.object({ roomId: documentId }),
  answer: v.object({ roomId: documentId }),
  errors: ['notFound', 'quotaReached', 'tooManyRequests'],
};
