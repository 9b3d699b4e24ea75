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
 * Deletes the creator's room with its summary and cover (SPEC §7). A room that is gone or belongs to somebody
 * else returns the same answer, and the latter stays. Outlives the page, since it is sent while the page is
 * left.
 */
export const deleteRoomCall: CallContract<DeleteRoomRequest, DeleteRoomAnswer> = {
  name: 'deleteRoom',
  method: 'POST',
  outlivesPage: true,
  request: v.object({ roomId: documentId }),
  answer: v.object({ roomId: documentId }),
  errors: [],
};
