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
 * Deletes the creator's room with its summary and cover (SPEC §7). One deleted before is answered the same; so is another's,
 * which stays. Sent last of all when a page is left: it outlives it.
 */
export const deleteRoomCall: CallContract<DeleteRoomRequest, DeleteRoomAnswer> = {
  name: 'deleteRoom',
  method: 'POST',
  outlivesPage: true,
  request: v.object({ roomId: documentId }),
  answer: v.object({ roomId: documentId }),
  errors: [],
};
