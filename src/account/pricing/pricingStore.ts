import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ProductId } from '../../../core/account/products.ts';
import type { ReturnPage } from '../../../core/calls/account/createStripeCheckoutSession.ts';
import type { OffersAnswer } from '../../../core/calls/account/offers.ts';
import type { Language } from '../../shared/language/language.ts';
import { BackendError, type BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import { failureCode } from '../../shared/store/failure.ts';

/** Why a checkout could not begin: signed out, a text of the server, or unknown. */
export type CheckoutError = { type: 'loggedOut' } | { type: 'said'; text: string } | { type: 'failed' };

export interface PricingState {
  /** Null until loaded. */
  offers: OffersAnswer | null;
  status: 'loading' | 'ready' | 'failed';
  /** Why the offers could not be loaded; null on success. */
  failure: BackendErrorCode | null;
  /** The product being bought: its button is busy until the browser has left. */
  busy: ProductId | null;
  checkoutError: CheckoutError | null;
}

/** The buyer's address, or null if signed out. */
export type Buyer = { email: string } | null;

export interface PricingActions {
  load: () => Promise<void>;
  /** Opens the payment provider's page, or becomes idle with an error (SPEC §4 "Checkout button"). */
  checkOut: (product: ProductId, buyer: Buyer, returnTo?: ReturnPage) => Promise<void>;
  /** Makes the buttons usable again, as when the browser restores a page from its cache. */
  reset: () => void;
}

type PricingStore = StoreApi<PricingState & PricingActions>;

interface PricingDeps {
  calls: Pick<Calls, 'offers' | 'createStripeCheckoutSession'>;
  /** Returns the language in which the server says why it refuses. */
  language: () => Language;
  /** Leaves the app for the page where a product is paid. */
  redirect: (url: string, product: ProductId) => void;
}

/** Creates the store of the offers and of the way to pay for them. */
export function createPricingStore({ calls, language, redirect }: PricingDeps): PricingStore {
  return createStore((set, get) => ({
    offers: null,
    status: 'loading',
    failure: null,
    busy: null,
    checkoutError: null,
    load: async () => {
      set({ status: 'loading', failure: null });
      try {
        set({ offers: await calls.offers({}), status: 'ready' });
      } catch (error) {
        console.error(error);
        set({ status: 'failed', failure: failureCode(error) });
      }
    },
    checkOut: async (product, buyer, returnTo) => {
      if (get().busy !== null) return;
      if (buyer === null) return set({ checkoutError: { type: 'loggedOut' } });
      set({ busy: product, checkoutError: null });
      try {
        const priceId = priceOf(get().offers, product);
        const { url } = await calls.createStripeCheckoutSession({
          priceId,
          email: buyer.email || null,
          returnTo,
          language: language() === 'en' ? undefined : language(),
        });
        redirect(url, product);
      } catch (error) {
        console.error(error);
        set({ busy: null, checkoutError: toCheckoutError(error) });
      }
    },
    reset: () => set({ busy: null, checkoutError: null }),
  }));
}

function priceOf(offers: OffersAnswer | null, product: ProductId): string {
  const offer = offers?.offers.find((one) => one.product === product);
  if (!offer) throw new Error(`${product} is not on sale here.`);
  return offer.priceId;
}

/** SPEC §8: the server's text if it gives one. */
function toCheckoutError(error: unknown): CheckoutError {
  const text = error instanceof BackendError ? error.serverText : null;
  return text === null ? { type: 'failed' } : { type: 'said', text };
}
