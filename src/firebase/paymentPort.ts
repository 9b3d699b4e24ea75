import { offersCall } from '../../core/calls/offers.ts';
import type { PaymentPort } from '../stores/ports/PaymentPort.ts';
import { presentLanguage } from '../text/language.ts';
import type { Api } from './createApi.ts';
import { sendCall } from './sendCall.ts';

/** What is sold, and the way to the payment provider's page. `origin` is empty in the app. */
export function createPaymentPort(api: Pick<Api, 'createStripeCheckoutSession'>, origin = ''): PaymentPort {
  return {
    loadOffers: () => sendCall(offersCall, {}, { origin, authorize: async () => ({}) }),
    createStripeCheckoutSession: async (priceId, email, returnTo) =>
      (await api.createStripeCheckoutSession({ priceId, email, returnTo, language: languageOfRefusals() }))
        .url,
  };
}

/** Said where it is another one than the server's own. */
function languageOfRefusals() {
  const language = presentLanguage();
  return language === 'en' ? undefined : language;
}
