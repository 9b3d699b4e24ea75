import * as v from 'valibot';
import { PRODUCT_IDS, type ProductId } from '../../account/products.ts';
import { type Provider, providerSchema } from '../../account/provider.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { filledString } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';

export interface Offer {
  product: ProductId;
  /** The argument of `createStripeCheckoutSession`. */
  priceId: string;
}

export interface OffersAnswer {
  /** The products on sale; empty if no payment provider is set up. */
  offers: readonly Offer[];
  /** The seller. Null if the operator has not entered one; nothing is then sold for real money. */
  provider: Provider | null;
  /** Whether a stand-in takes the payment and no money moves. */
  isRehearsal: boolean;
}

const offerSchema: SchemaOf<Offer> = v.object({ product: v.picklist(PRODUCT_IDS), priceId: filledString });

/** Returns the products on sale and their seller; the same for everybody. */
export const offersCall: CallContract<Record<string, never>, OffersAnswer> = {
  name: 'offers',
  method: 'GET',
  isShared: true,
  request: v.pipe(
    v.object({}),
    v.transform((): Record<string, never> => ({})),
  ),
  answer: v.object({
    offers: v.array(offerSchema),
    provider: v.nullable(providerSchema),
    isRehearsal: v.boolean(),
  }),
  errors: [],
};
