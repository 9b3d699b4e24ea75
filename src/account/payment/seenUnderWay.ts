import type { ProductId } from '../../../core/account/products.ts';
import { browserStorage } from '../../shared/browser/guardedStorage.ts';

/** Slow payments that this browser has seen under way, by product. */
const key = (product: ProductId) => `payment-under-way-${product}`;

export function wasSeenUnderWay(product: ProductId): boolean {
  return browserStorage.getItem(key(product)) !== null;
}

export function rememberUnderWay(product: ProductId): void {
  browserStorage.setItem(key(product), '1');
}

/** Forgets a slow payment: it succeeded, or another checkout begins. */
export function forgetUnderWay(product: ProductId): void {
  browserStorage.removeItem(key(product));
}
