import { PRODUCT_IDS, type ProductId, standInPriceId } from '../../../core/account/products.ts';

/** How this server takes payments, by its environment (docs/deploy.md). */
export interface PaymentSettings {
  secretKey: string;
  webhookSecret: string;
  /** The payment provider's price of each product that is sold here. */
  prices: ReadonlyMap<ProductId, string>;
  /** Where a stand-in speaks the payment provider's API; null for the real one. */
  standIn: URL | null;
  /** The app's own addresses: a checkout leads back to one of them and nowhere else. */
  appOrigins: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Null where no keys are set: nothing is sold then. A deploy asks for a value of every secret, so any word stands for none. */
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

/** What has no price is not sold. */
function readPrices(environment: Environment, isStandIn: boolean): ReadonlyMap<ProductId, string> {
  const prices = PRODUCT_IDS.map((product) => {
    const set = environment[settingOf(product)] ?? '';
    return [product, isStandIn ? standInPriceId(product) : set] as const;
  });
  return new Map(prices.filter(([, price]) => price !== ''));
}

/** Such as STRIPE_PRICE_OLD_TALES. */
function settingOf(product: ProductId): string {
  return `STRIPE_PRICE_${product.toUpperCase().replaceAll('-', '_')}`;
}

function readOrigins({ APP_ORIGINS = '', GCLOUD_PROJECT = '' }: Environment): readonly string[] {
  const named = APP_ORIGINS.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  const hosted = [`https://${GCLOUD_PROJECT}.web.app`, `https://${GCLOUD_PROJECT}.firebaseapp.com`];
  return [...named.filter(Boolean), ...hosted];
}
