import { PRODUCT_IDS, type ProductId, standInPriceId } from '../../../core/account/products.ts';

/** Settings of payments, from the environment (docs/deploy.md). */
export interface PaymentSettings {
  secretKey: string;
  webhookSecret: string;
  /** The payment provider's price id of each product on sale. */
  prices: ReadonlyMap<ProductId, string>;
  /** Address of a stand-in for the payment provider's API; null for the real one. */
  standIn: URL | null;
  /** The app's own origins; a checkout returns only to one of these. */
  appOrigins: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns null without keys; nothing is sold then. A deployment requires a value for every secret, so any
 * text means none.
 */
export function readPaymentSettings(environment: Environment): PaymentSettings | null {
  const { STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '', STRIPE_API } = environment;
  if (!/^(sk|rk)_/.test(STRIPE_SECRET_KEY) || !STRIPE_WEBHOOK_SECRET.startsWith('whsec_')) return null;
  const standIn = STRIPE_API ? new URL(STRIPE_API) : null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    prices: readPrices(environment, standIn !== null),
    standIn,
    appOrigins: readOrigins(environment),
  };
}

/** A product without a price is not sold. */
function readPrices(environment: Environment, isStandIn: boolean): ReadonlyMap<ProductId, string> {
  const prices = PRODUCT_IDS.map((product) => {
    const set = environment[settingOf(product)] ?? '';
    return [product, isStandIn ? standInPriceId(product) : set] as const;
  });
  return new Map(prices.filter(([, price]) => price !== ''));
}

/** Returns a name such as STRIPE_PRICE_OLD_TALES. */
function settingOf(product: ProductId): string {
  return `STRIPE_PRICE_${product.toUpperCase().replaceAll('-', '_')}`;
}

function readOrigins({ APP_ORIGINS = '', GCLOUD_PROJECT = '' }: Environment): readonly string[] {
  const named = APP_ORIGINS.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  const hosted = [`https://${GCLOUD_PROJECT}.web.app`, `https://${GCLOUD_PROJECT}.firebaseapp.com`];
  return [...named.filter(Boolean), ...hosted];
}
