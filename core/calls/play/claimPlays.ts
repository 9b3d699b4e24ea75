import * as v from 'valibot';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { shortText } from '../pieces/ids.ts';

export interface ClaimPlaysRequest {
  /** The secret that proves which guest plays are the caller's. */
  guestToken: string;
}

export interface ClaimPlaysAnswer {
  /** Number of plays, finished plays and records that were moved to the account. */
  claimed: number;
}

/** Moves what the caller did as a guest to their account: plays, the right to rate, records. Idempotent. */
export const claimPlaysCall: CallContract<ClaimPlaysRequest, ClaimPlaysAnswer> = {
  name: 'claimPlays',
  method: 'POST',
  request: v.object({ guestToken: shortText }),
  answer: v.object({ claimed: wholeNumber }),
  errors: ['tooManyRequests'],
};
