/** The collection that is included in every plan. */
export const BASIC_COLLECTION = 'basic';

/** The packs on sale: each is a `collection` of the catalogue. */
export const PACK_IDS = ['old-tales', 'cold-ward'] as const;
export type PackId = (typeof PACK_IDS)[number];

/** All products (SPEC §9). The school package is arranged by mail. */
export const PRODUCT_IDS = ['pro', ...PACK_IDS] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];

/** Prices in whole dollars, paid once (SPEC §9). The payment provider's own price is what is charged. */
export const PRO_PRICE = 20;
export const PACK_PRICE = 5;

/** Returns the price in whole dollars. */
export function priceOf(product: ProductId): number {
  return product === 'pro' ? PRO_PRICE : PACK_PRICE;
}

/** Returns whether a collection is sold as a pack. */
export function isPack(collection: string): collection is PackId {
  return PACK_IDS.some((id) => id === collection);
}

/** Returns the price id that is used where a stand-in replaces the payment provider. */
export function standInPriceId(product: ProductId): string {
  return `price_${product}`;
}
