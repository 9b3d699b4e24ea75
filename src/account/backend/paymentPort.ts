import { offersCall } from '../../../core/calls/account/offers.ts';
import type { Api } from '../../shared/firebase/createApi.ts';
import { sendCall } from '../../shared/firebase/sendCall.ts';
import { presentLanguage } from '../../shared/language/language.ts';
import type { PaymentPort } from '../../shared/ports/PaymentPort.ts';

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
