import * as v from 'valibot';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';

/** Nothing is asked: it is about the caller. */
export type DeleteAccountRequest = Record<never, never>;

export interface DeleteAccountAnswer {
  /** How many rooms went with it. */
  rooms: number;
}

/** Deletes the caller's account with all that is theirs, soon after they logged in; again does no harm. */
export const deleteAccountCall: CallContract<DeleteAccountRequest, DeleteAccountAnswer> = {
  name: 'deleteAccount',
  method: 'POST',
  request: v.object({}),
  answer: v.object({ rooms: wholeNumber }),
  errors: ['tooManyRequests', 'conflict'],
};
