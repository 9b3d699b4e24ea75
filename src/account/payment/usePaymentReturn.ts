import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import { ownsProduct } from '../../../core/account/ownership.ts';
import { PRODUCT_IDS, type ProductId } from '../../../core/account/products.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { logFailure } from '../../shared/load/logFailure.ts';
import { forgetUnderWay, rememberUnderWay, wasSeenUnderWay } from './seenUnderWay.ts';

/** Milliseconds between two checks, and most checks: the payment provider confirms within seconds. */
const PACE = 2000;
const MOST_LOOKS = 20;

interface PaymentReturn {
  state: 'none' | 'cancelled' | 'confirming' | 'slow' | 'failed' | 'done';
  product: ProductId | null;
  lookAgain: () => void;
}

/**
 * The state of a payment after the return from the provider (`?paid=<product>`, `?cancelled`). The address
 * proves nothing: only the user's record does, which the webhook writes; until then it is checked again and
 * again.
 */
export function usePaymentReturn(): PaymentReturn {
  const [search] = useSearchParams();
  const { auth } = useBackend();
  const product = PRODUCT_IDS.find((id) => id === search.get('paid')) ?? null;
  const isOwned = useProfile((profile) => {
    const isPro = isActivePro(profile, new Date());
    return product !== null && ownsProduct({ ...profile, isPro }, product);
  });
  const isUnderWay = useProfile(
    ({ paymentsUnderWay }) => product !== null && paymentsUnderWay.includes(product),
  );
  const wasUnderWay = useWasUnderWay(product, isUnderWay, isOwned);
  const [looks, setLooks] = useState(0);
  const hasFailed = wasUnderWay && !isUnderWay && !isOwned;
  const isWaiting = product !== null && !isOwned && !hasFailed && looks < MOST_LOOKS;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      logFailure(auth.refreshUser());
      setLooks(looks + 1);
    }, PACE);
    return () => clearTimeout(timer);
  }, [auth, isWaiting, looks]);

  const lookAgain = useCallback(() => setLooks(0), []);
  return { state: stateOf(), product, lookAgain };

  function stateOf(): PaymentReturn['state'] {
    if (product === null) return search.has('cancelled') ? 'cancelled' : 'none';
    if (isOwned) return 'done';
    if (hasFailed) return 'failed';
    return isWaiting && !isUnderWay ? 'confirming' : 'slow';
  }
}

/**
 * Whether this browser has seen a slow payment of the product under way. If it is no longer under way and the product
 * is not owned, the payment failed. The next checkout forgets it.
 */
function useWasUnderWay(product: ProductId | null, isUnderWay: boolean, isOwned: boolean): boolean {
  const [wasUnderWay, setWasUnderWay] = useState(() => product !== null && wasSeenUnderWay(product));
  useEffect(() => {
    if (product === null) return;
    if (isUnderWay) {
      rememberUnderWay(product);
      setWasUnderWay(true);
    } else if (isOwned) forgetUnderWay(product);
  }, [product, isUnderWay, isOwned]);
  return wasUnderWay;
}
