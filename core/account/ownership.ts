import { isPack, type ProductId } from './products.ts';

/** The fields that decide which packs somebody may build with. */
export interface Owner {
  /** The packs that they bought. */
  packs: readonly string[];
  /** Admins may use the whole catalogue. */
  isAdmin: boolean;
}

/**
 * Returns whether this owner may publish rooms with entries of a collection. A collection that is not, or no longer, on
 * sale is free for everybody.
 */
export function ownsCollection({ packs, isAdmin }: Owner, collection: string): boolean {
  return isAdmin || !isPack(collection) || packs.includes(collection);
}

/** Returns whether a product is already owned; it is then not sold again. */
export function ownsProduct(owner: Owner & { isPro: boolean }, product: ProductId): boolean {
  return product === 'pro' ? owner.isPro : owner.packs.includes(product);
}
