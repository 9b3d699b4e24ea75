import { TriangleAlert } from 'lucide-react';
import { Notice } from '../../shared/kit/Notice.tsx';
import { pricingText } from '../text/pricing.ts';
import type { CheckoutError } from './pricingStore.ts';

/** Why a checkout could not begin (SPEC §8). */
export function CheckoutFailure({ error }: { error: CheckoutError | null }) {
  if (error === null) return null;
  return (
    <Notice tone="error" role="alert" maxW="44rem" mx="auto" mb="8">
      <TriangleAlert /> <span>{checkoutErrorText(error)}</span>
    </Notice>
  );
}

/** SPEC §8's text, or the server's. */
export function checkoutErrorText(error: CheckoutError): string {
  if (error.type === 'said') return error.text;
  return error.type === 'loggedOut' ? pricingText.mustLogIn : pricingText.checkoutFailed;
}
