import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';

/** Empty: the server asks the sign-in service for the caller's name and address. */
export type KeepAccountRequest = Record<string, never>;
export type KeepAccountAnswer = Record<string, never>;

/**
 * Makes the server read the caller's name and address, so that admins can find the account by them.
 * Idempotent.
 */
export const keepAccountCall: CallContract<KeepAccountRequest, KeepAccountAnswer> = {
  name: 'keepAccount',
  method: 'POST',
  request: v.strictObject({}),
  answer: v.object({}),
  errors: ['tooManyRequests'],
};
