import * as v from 'valibot';
import type { CallContract } from './callContract.ts';
import { shortText } from './pieces/ids.ts';

export interface CreateStripeCheckoutSessionRequest {
  /** One of `offers`; what it costs is the payment provider's to know. */
  priceId: string;
  /** The account's address as the page knows it, or null: it is refused when it is another one by now. */
  email: string | null;
}

export interface CreateStripeCheckoutSessionAnswer {
  /** Where the payment provider takes the payment. */
  url: string;
}

/** Opens a checkout for the caller (SPEC §7); nothing is owned until the payment provider says that it is paid. */
export const createStripeCheckoutSessionCall: CallContract<
  CreateStripeCheckoutSessionRequest,
  CreateStripeCheckoutSessionAnswer
> = {
  name: 'createStripeCheckoutSession',
  method: 'POST',
  request: v.object({ priceId: shortText, email: v.nullable(v.pipe(v.string(), v.maxLength(320))) }),
  answer: v.object({ url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)) }),
  errors: ['emailUnconfirmed', 'notFound', 'conflict', 'tooManyRequests', 'unavailable'],
};
