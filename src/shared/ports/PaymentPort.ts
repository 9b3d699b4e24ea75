import type { ReturnPage } from '../../../core/calls/account/createStripeCheckoutSession.ts';
import type { OffersAnswer } from '../../../core/calls/account/offers.ts';

export interface PaymentPort {
  loadOffers: () => Promise<OffersAnswer>;
  /** Answers where the payment provider takes the payment. @throws BackendError with the server's words */
  createStripeCheckoutSession: (
    priceId: string,
    email: string | null,
    returnTo?: ReturnPage,
  ) => Promise<string>;
}
