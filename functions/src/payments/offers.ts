import type { OffersAnswer } from '../../../core/calls/account/offers.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { readProvider } from './readProvider.ts';

/** GET /api/offers: returns the products on sale and the seller, the same for everybody. */
export async function offers(
  _request: Record<string, never>,
  _caller: Caller | null,
  deps: Pick<Deps, 'db' | 'payments'>,
): Promise<OffersAnswer> {
  const [payments, provider] = await Promise.all([deps.payments(), readProvider(deps.db)]);
  const isRehearsal = payments !== null && payments.standIn !== null;
  const isOpen = isRehearsal || provider !== null;
  const prices = isOpen ? [...(payments?.prices ?? [])] : [];
  return { offers: prices.map(([product, priceId]) => ({ product, priceId })), provider, isRehearsal };
}
