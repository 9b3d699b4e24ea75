import type { ProductId } from '../../../core/account/products.ts';
import type { PricingActions, PricingState } from '../../stores/pricingStore.ts';
import type { ProfileState } from '../../stores/profileStore.ts';

/** What the pricing page's parts know of the shop and of who stands in it. */
export interface Shop extends PricingState, Pick<PricingActions, 'load'> {
  profile: ProfileState;
  isPro: boolean;
  owns: (product: ProductId) => boolean;
  buy: (product: ProductId) => void;
}
