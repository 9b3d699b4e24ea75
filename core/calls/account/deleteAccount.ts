import * as v from 'valibot';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';

/** Empty: the caller's own account is deleted. */
export type DeleteAccountRequest = Record<never, never>;

export interface DeleteAccountAnswer {
  /** Number of rooms that were deleted with it. */
  rooms: number;
}

/** Deletes the caller's account with all its data; the login must be recent. Idempotent. */
export const deleteAccountCall: CallContract<DeleteAccountRequest, DeleteAccountAnswer> = {
  name: 'deleteAccount',
  method: 'POST',
  request: v.object({}),
  answer: v.object({ rooms: wholeNumber }),
  errors: ['tooManyRequests', 'conflict'],
};
