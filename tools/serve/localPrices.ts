import type { BackendOptions } from '#local/config';
import { PRODUCT_IDS, type ProductId, priceOf, standInPriceId } from '../../core/account/products.ts';

const NAMES: Readonly<Record<ProductId, string>> = {
  pro: 'Escape Rooms Pro',
  'old-tales': 'Pack: Old Tales',
  'cold-ward': 'Pack: The Cold Ward',
};

/** Prices of the stand-in for the payment provider: all products, at the specification's prices. */
export const localPrices: NonNullable<BackendOptions['prices']> = PRODUCT_IDS.map((product) => ({
  id: standInPriceId(product),
  name: NAMES[product],
  amount: priceOf(product) * 100,
  currency: 'usd',
}));
