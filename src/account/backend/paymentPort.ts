import { offersCall } from '../../../core/calls/account/offers.ts';
import type { Api } from '../../shared/firebase/createApi.ts';
import { sendCall } from '../../shared/firebase/sendCall.ts';
import { presentLanguage } from '../../shared/language/language.ts';
import type { PaymentPort } from '../../shared/ports/PaymentPort.ts';

/** The offers, and the checkout at the payment provider. `origin` is empty in the app. */
export function createPaymentPort(api: Pick<Api, 'createStripeCheckoutSession'>, origin = ''): PaymentPort {
  return {
    loadOffers: () => sendCall(offersCall, {}, { origin, authorize: async () => ({}) }),
    createStripeCheckoutSession: async (priceId, email, returnTo) =>
      (await api.createStripeCheckoutSession({ priceId, email, returnTo, language: languageOfRefusals() }))
        .url,
  };
}

/** The language for refusals; sent only if it differs from the server's own. */
function languageOfRefusals() {
  const language = presentLanguage();
  return language === 'en' ? undefined : language;
}
