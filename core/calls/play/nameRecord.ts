import * as v from 'valibot';
import { filledString } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { documentId, shortText } from '../pieces/ids.ts';

export interface NameRecordRequest {
  /** Any play of the player's in that version of the room. */
  playId: string;
  guestToken?: string;
  username: string;
}

export interface NameRecordAnswer {
  /** As it is shown, by `cleanUsername`. */
  username: string;
}

/** Gives the player's record a name, once, within a day of the escape; or a guest's play whose time was up (P17). */
export const nameRecordCall: CallContract<NameRecordRequest, NameRecordAnswer> = {
  name: 'nameRecord',
  method: 'POST',
  request: v.object({
    playId: documentId,
    guestToken: v.exactOptional(shortText),
    /** Cleaned and cut by `cleanUsername`; this bound only keeps the work small. */
    username: v.pipe(v.string(), v.maxLength(1000)),
  }),
  answer: v.object({ username: filledString }),
  errors: ['notFound', 'conflict', 'invalidRoom'],
};
