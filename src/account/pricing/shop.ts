import type { ProductId } from '../../../core/account/products.ts';
import type { ProfileState } from '../../shared/store/profileStore.ts';
import type { PricingActions, PricingState } from './pricingStore.ts';

/** The shop's state and the buyer, for the parts of the pricing page. */
export interface Shop extends PricingState, Pick<PricingActions, 'load'> {
  profile: ProfileState;
  isPro: boolean;
  owns: (product: ProductId) => boolean;
  buy: (product: ProductId) => void;
}
