import type { CheckoutLanguage } from '../../../core/calls/account/createStripeCheckoutSession.ts';
import type { CallErrorCode } from '../../../core/calls/callError.ts';
import { HttpError } from '../http/HttpError.ts';
import { httpErrorOf } from '../http/httpErrorOf.ts';
import { CHECKOUTS } from '../throttles/checkouts.ts';

type InLanguages = Readonly<Record<CheckoutLanguage, string>>;

/** Messages to buyers; the app shows them as they are (SPEC §8). */
const WORDS = {
  loggedOut: { en: 'You must be logged in to subscribe.', de: 'Zum Kaufen musst du angemeldet sein.' },
  noProvider: {
    en: 'Nothing can be bought here: no payment provider is set up.',
    de: 'Hier lässt sich nichts kaufen: Es ist kein Zahlungsdienst eingerichtet.',
  },
  nobodySells: {
    en: 'Nothing can be bought here yet: the site does not say yet who sells it, and on what terms.',
    de: 'Hier lässt sich noch nichts kaufen: Wer verkauft und zu welchen Bedingungen, steht noch nicht fest.',
  },
  notHere: {
    en: 'Nothing can be bought at this address.',
    de: 'Unter dieser Adresse lässt sich nichts kaufen.',
  },
  notForSale: { en: 'This is not for sale.', de: 'Das steht nicht zum Verkauf.' },
  hasPro: {
    en: 'You have Pro already, for life. There is nothing to pay.',
    de: 'Du hast Pro schon, auf Lebenszeit. Es gibt nichts zu bezahlen.',
  },
  hasPack: {
    en: 'This pack is yours already. There is nothing to pay.',
    de: 'Dieses Paket gehört dir schon. Es gibt nichts zu bezahlen.',
  },
  otherEmail: {
    en: 'Your e-mail address has changed. Please reload this page.',
    de: 'Deine E-Mail-Adresse hat sich geändert. Lade diese Seite bitte neu.',
  },
  unconfirmed: {
    en: 'Please confirm your e-mail address first: the receipt is sent to it.',
    de: 'Bestätige zuerst deine E-Mail-Adresse: Dorthin geht die Quittung.',
  },
  tooManyPages: {
    en: 'This payment was started on several pages at once. Please try again.',
    de: 'Das wurde auf mehreren Seiten zugleich begonnen. Versuch es noch einmal.',
  },
  paid: {
    en: 'You have paid for this. Please reload this page.',
    de: 'Das hast du schon bezahlt. Lade diese Seite bitte neu.',
  },
  confirming: {
    en: 'Your payment is being confirmed. This takes a moment.',
    de: 'Deine Zahlung wird noch bestätigt. Das dauert einen Moment.',
  },
  unreachable: {
    en: 'The payment provider cannot be reached at the moment. Nothing was charged. Please try again later.',
    de: 'Der Zahlungsdienst ist gerade nicht zu erreichen. Es wurde nichts abgebucht. Versuch es später noch einmal.',
  },
  tooMany: {
    en: CHECKOUTS.message,
    de: 'Von dort wurden sehr viele Käufe begonnen. Versuch es in zehn Minuten noch einmal.',
  },
} as const satisfies Record<string, InLanguages>;

/** Messages for faults of the server by code; English uses the general ones. */
const FAULTS_IN_GERMAN: Partial<Record<CallErrorCode, string>> = {
  busy: 'Gerade ist zu viel auf einmal los. Versuch es noch einmal.',
  serverFull: 'Der Server hat keinen Platz mehr.',
  internal: 'Auf unserer Seite ist etwas schiefgegangen.',
};

/** A refused checkout; in English until the reader's language is known. */
export class CheckoutRefusal extends HttpError {
  readonly words: InLanguages;
  constructor(code: CallErrorCode, why: keyof typeof WORDS) {
    super(code, WORDS[why].en);
    this.words = WORDS[why];
  }
}

/** Returns a failure with its message in a language. */
export function toldIn(language: CheckoutLanguage, failure: unknown): HttpError {
  if (failure instanceof CheckoutRefusal) return new HttpError(failure.code, failure.words[language]);
  if (failure instanceof HttpError && failure.code === 'tooManyRequests')
    return new HttpError(failure.code, WORDS.tooMany[language]);
  const { code, message } = failure instanceof HttpError ? failure : httpErrorOf(failure);
  const german = language === 'de' ? FAULTS_IN_GERMAN[code] : undefined;
  return new HttpError(code, german ?? message);
}
