import * as v from 'valibot';
import { BIN, type DeletedRoom } from '../../room/bin.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { filledString, wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';

export interface ListDeletedRoomsAnswer {
  /** Last deleted first. */
  rooms: readonly DeletedRoom[];
}

const deletedRoomSchema: SchemaOf<DeletedRoom> = v.object({
  roomId: filledString,
  roomName: v.string(),
  deletedAt: wholeNumber,
  goneAt: wholeNumber,
  wasPublished: v.boolean(),
  count: wholeNumber,
  picture: v.pipe(v.string(), v.regex(/^(?:data:image\/webp;base64,[\w+/=]+)?$/)),
});

/** Returns the rooms in the caller's bin. */
export const listDeletedRoomsCall: CallContract<Record<string, never>, ListDeletedRoomsAnswer> = {
  name: 'listDeletedRooms',
  method: 'POST',
  request: v.pipe(
    v.object({}),
    v.transform((): Record<string, never> => ({})),
  ),
  answer: v.object({ rooms: v.pipe(v.array(deletedRoomSchema), v.maxLength(BIN.rooms)) }),
  errors: ['tooManyRequests'],
};
