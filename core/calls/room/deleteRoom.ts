import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface DeleteRoomRequest {
  roomId: string;
}

export interface DeleteRoomAnswer {
  roomId: string;
}

/**
 * Deletes the creator's room with its summary and cover (SPEC §7). The answer is the same if the room is already gone
 * or belongs to somebody else; a room of somebody else is not deleted. The request outlives the page, since it may be
 * sent while the page is being left.
 */
export const deleteRoomCall: CallContract<DeleteRoomRequest, DeleteRoomAnswer> = {
  name: 'deleteRoom',
  method: 'POST',
  outlivesPage: true,
  request: v.object({ roomId: documentId }),
  answer: v.object({ roomId: documentId }),
  errors: [],
};
