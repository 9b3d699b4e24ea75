import type { ReturnPage } from '../../../core/calls/account/createStripeCheckoutSession.ts';
import type { OffersAnswer } from '../../../core/calls/account/offers.ts';

export interface PaymentPort {
  loadOffers: () => Promise<OffersAnswer>;
  /** Returns the address of the payment page. @throws BackendError with the server's text */
  createStripeCheckoutSession: (
    priceId: string,
    email: string | null,
    returnTo?: ReturnPage,
  ) => Promise<string>;
}
