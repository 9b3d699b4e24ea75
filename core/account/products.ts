/** The collection of the catalogue that comes with every plan. */
export const BASIC_COLLECTION = 'basic';

/** The packs on sale: each is a `collection` of the catalogue (DESIGN §4). */
export const PACK_IDS = ['old-tales', 'cold-ward'] as const;
export type PackId = (typeof PACK_IDS)[number];

/** All that is sold (SPEC §9). The school package is arranged by mail. */
export const PRODUCT_IDS = ['pro', ...PACK_IDS] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];

/** In whole dollars, once and for good (SPEC §9). What is charged is the payment provider's price of that product. */
export const PRO_PRICE = 20;
export const PACK_PRICE = 5;

/** In whole dollars. */
export function priceOf(product: ProductId): number {
  return product === 'pro' ? PRO_PRICE : PACK_PRICE;
}

/** Whether a collection is sold as a pack. */
export function isPack(collection: string): collection is PackId {
  return PACK_IDS.some((id) => id === collection);
}

/** Its price's id where a stand-in takes the place of the payment provider. */
export function standInPriceId(product: ProductId): string {
  return `price_${product}`;
}
