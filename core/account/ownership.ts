import { isPack, type ProductId } from './products.ts';

/** What somebody may build with, beyond what comes with every plan. */
export interface Owner {
  /** The packs that were bought. */
  packs: readonly string[];
  /** Administrators keep the catalogue, and may use all of it. */
  isAdmin: boolean;
}

/** Whether entries of a collection may be published. What is not sold, or not any more, is everybody's. */
export function ownsCollection({ packs, isAdmin }: Owner, collection: string): boolean {
  return isAdmin || !isPack(collection) || packs.includes(collection);
}

/** Whether a product is bought, so that it is not sold twice. */
export function ownsProduct(owner: Owner & { isPro: boolean }, product: ProductId): boolean {
  return product === 'pro' ? owner.isPro : owner.packs.includes(product);
}
