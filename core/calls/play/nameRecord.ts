import * as v from 'valibot';
import { filledString } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { documentId, shortText } from '../pieces/ids.ts';

export interface NameRecordRequest {
  /** Any play of this player at the version whose record is named. */
  playId: string;
  guestToken?: string;
  username: string;
}

export interface NameRecordAnswer {
  /** The name as shown, cleaned by `cleanUsername`. */
  username: string;
}

/**
 * Names the player's record, once, within a day of the escape; or names a guest's play that ran out of time
 * (P17).
 */
export const nameRecordCall: CallContract<NameRecordRequest, NameRecordAnswer> = {
  name: 'nameRecord',
  method: 'POST',
  request: v.object({
    playId: documentId,
    guestToken: v.exactOptional(shortText),
    /** `cleanUsername` cleans and cuts the name; this bound only limits its work. */
    username: v.pipe(v.string(), v.maxLength(1000)),
  }),
  answer: v.object({ username: filledString }),
  errors: ['notFound', 'conflict', 'invalidRoom'],
};
