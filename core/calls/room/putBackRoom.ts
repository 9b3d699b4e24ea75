import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface PutBackRoomRequest {
  roomId: string;
}

export interface PutBackRoomAnswer {
  roomId: string;
}

/**
 * Takes a room out of the caller's bin: it is there again under its id, with its link, as it was deleted. One that was put back before is
 * answered the same.
 */
export const putBackRoomCall: CallContract<PutBackRoomRequest, PutBackRoomAnswer> = {
  name: 'putBackRoom',
  method: 'POST',
  request: v.object({ roomId: documentId }),
  answer: v.object({ roomId: documentId }),
  errors: ['notFound', 'quotaReached', 'tooManyRequests'],
};
