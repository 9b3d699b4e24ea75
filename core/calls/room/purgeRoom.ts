import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface PurgeRoomRequest {
  roomId: string;
}

export interface PurgeRoomAnswer {
  roomId: string;
}

/** Takes a room out of the caller's bin for good. One that is gone already is answered the same; so is another's, which stays. */
export const purgeRoomCall: CallContract<PurgeRoomRequest, PurgeRoomAnswer> = {
  name: 'purgeRoom',
  method: 'POST',
  request: v.object({ roomId: documentId }),
  answer: v.object({ roomId: documentId }),
  errors: [],
};
