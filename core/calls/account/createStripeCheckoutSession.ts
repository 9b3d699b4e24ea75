import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { shortText } from '../pieces/ids.ts';

/** The pages to which a payment may return, by their path. */
const RETURN_PAGES = ['pricing', 'account'] as const;
export type ReturnPage = (typeof RETURN_PAGES)[number];

/** The languages in which a refused checkout is explained to the buyer. */
const LANGUAGES = ['en', 'de'] as const;
export type CheckoutLanguage = (typeof LANGUAGES)[number];

export interface CreateStripeCheckoutSessionRequest {
  /** A price id from `offers`; the payment provider knows the amount that belongs to it. */
  priceId: string;
  /**
   * The account's e-mail address as the page knows it, or null. The call is refused if the account's address has
   * changed since.
   */
  email: string | null;
  /** The page where the payment began and to which it returns; default `pricing`. */
  returnTo?: ReturnPage | undefined;
  /** Default: English. */
  language?: CheckoutLanguage | undefined;
}

export interface CreateStripeCheckoutSessionAnswer {
  /** Address of the payment provider's page. */
  url: string;
}

/**
 * Opens a checkout for the caller (SPEC §7). Nothing is owned until the payment provider confirms the
 * payment.
 */
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
