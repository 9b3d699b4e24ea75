import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { shortText } from '../pieces/ids.ts';

/** The app's pages that a payment may lead back to, by their path. */
const RETURN_PAGES = ['pricing', 'account'] as const;
export type ReturnPage = (typeof RETURN_PAGES)[number];

/** Those that the buyer is told in why a checkout is not begun. */
const LANGUAGES = ['en', 'de'] as const;
export type CheckoutLanguage = (typeof LANGUAGES)[number];

export interface CreateStripeCheckoutSessionRequest {
  /** One of `offers`; what it costs is the payment provider's to know. */
  priceId: string;
  /** The account's address as the page knows it, or null: it is refused when it is another one by now. */
  email: string | null;
  /** Where the payment was begun and leads back to: `pricing` where it is not said. */
  returnTo?: ReturnPage | undefined;
  /** English where it is not said. */
  language?: CheckoutLanguage | undefined;
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
  request: v.object({
    priceId: shortText,
    email: v.nullable(v.pipe(v.string(), v.maxLength(320))),
    returnTo: v.optional(v.picklist(RETURN_PAGES)),
    language: v.optional(v.picklist(LANGUAGES)),
  }),
  answer: v.object({ url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)) }),
  errors: ['emailUnconfirmed', 'notFound', 'conflict', 'tooManyRequests', 'unavailable'],
};
