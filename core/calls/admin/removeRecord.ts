import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { recordId } from '../pieces/ids.ts';

export interface RemoveRecordRequest {
  recordId: string;
}

export interface RemoveRecordAnswer {
  recordId: string;
}

/** Removes a record from its leaderboard for good, for admins. Its player may set a new one. */
export const removeRecordCall: CallContract<RemoveRecordRequest, RemoveRecordAnswer> = {
  name: 'removeRecord',
  method: 'POST',
  isForAdmins: true,
  request: v.object({ recordId }),
  answer: v.object({ recordId }),
  errors: ['notFound'],
};
