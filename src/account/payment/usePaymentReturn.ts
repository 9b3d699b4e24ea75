import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import { ownsProduct } from '../../../core/account/ownership.ts';
import { PRODUCT_IDS, type ProductId } from '../../../core/account/products.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { logFailure } from '../../shared/load/logFailure.ts';
import { forgetUnderWay, rememberUnderWay, wasSeenUnderWay } from './seenUnderWay.ts';

/** Milliseconds between two looks, and how many there are: the payment provider's word takes seconds at most. */
const PACE = 2000;
const MOST_LOOKS = 20;

interface PaymentReturn {
  state: 'none' | 'cancelled' | 'confirming' | 'slow' | 'failed' | 'done';
  product: ProductId | null;
  lookAgain: () => void;
}

/**
 * Where a payment stands for whom comes back from paying (`?paid=<product>`, `?cancelled`). The address proves nothing:
 * it is done, or known to be slow, when the user's record says so, which the webhook alone writes; until then it is looked at anew.
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
 * Whether a slow payment for it was seen before, in this browser: one that is no longer under way and brought nothing came to
 * nothing. The next checkout begins anew.
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
