import * as v from 'valibot';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { shortText } from '../pieces/ids.ts';

export interface ClaimPlaysRequest {
  /** The secret by which a guest proves their plays. */
  guestToken: string;
}

export interface ClaimPlaysAnswer {
  /** How many plays, finished ones and records passed to the account. */
  claimed: number;
}

/** Gives the caller what they played as a guest: plays, the right to rate, records. Again does no harm. */
export const claimPlaysCall: CallContract<ClaimPlaysRequest, ClaimPlaysAnswer> = {
  name: 'claimPlays',
  method: 'POST',
  request: v.object({ guestToken: shortText }),
  answer: v.object({ claimed: wholeNumber }),
  errors: ['tooManyRequests'],
};
