import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface PurgeRoomRequest {
  roomId: string;
}

export interface PurgeRoomAnswer {
  roomId: string;
}

/**
 * Deletes a room in the caller's bin for good. The answer is the same if the room is already gone or belongs to
 * somebody else; a room of somebody else is not deleted.
 */
export const purgeRoomCall: CallContract<PurgeRoomRequest, PurgeRoomAnswer> = {
  name: 'purgeRoom',
  method: 'POST',
  request: v.object({ roomId: documentId }),
  answer: v.object({ roomId: documentId }),
  errors: [],
};
