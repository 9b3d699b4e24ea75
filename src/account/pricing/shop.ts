import type { ProductId } from '../../../core/account/products.ts';
import type { ProfileState } from '../../shared/store/profileStore.ts';
import type { PricingActions, PricingState } from './pricingStore.ts';

/** What the pricing page's parts know of the shop and of who stands in it. */
export interface Shop extends PricingState, Pick<PricingActions, 'load'> {
  profile: ProfileState;
  isPro: boolean;
  owns: (product: ProductId) => boolean;
  buy: (product: ProductId) => void;
}
