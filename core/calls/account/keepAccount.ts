import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';

/** Empty: the sign-in service tells the rest. */
export type KeepAccountRequest = Record<string, never>;
export type KeepAccountAnswer = Record<string, never>;

/** Has the server look at the caller's name and address, so that admins find the account by them. Again does no harm. */
export const keepAccountCall: CallContract<KeepAccountRequest, KeepAccountAnswer> = {
  name: 'keepAccount',
  method: 'POST',
  request: v.strictObject({}),
  answer: v.object({}),
  errors: ['tooManyRequests'],
};
