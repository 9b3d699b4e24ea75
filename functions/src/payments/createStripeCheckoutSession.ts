import { endOfPlan, isActivePro } from '../../../core/account/isActivePro.ts';
import { ownsProduct } from '../../../core/account/ownership.ts';
import type { ProductId } from '../../../core/account/products.ts';
import type {
  CreateStripeCheckoutSessionAnswer,
  CreateStripeCheckoutSessionRequest,
} from '../../../core/calls/account/createStripeCheckoutSession.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { CHECKOUTS } from '../throttles/checkouts.ts';
import { countWithin } from '../throttles/countWithin.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';
import { requireBuyer } from './buyer.ts';
import { CheckoutRefusal, toldIn } from './CheckoutRefusal.ts';
import { openCheckout } from './openCheckout.ts';
import type { Payments } from './openPayments.ts';
import { readOwner } from './readOwner.ts';
import { readProvider } from './readProvider.ts';

/**
 * POST /api/createStripeCheckoutSession: opens a checkout of one product for the caller (SPEC §7, §8), and
 * grants nothing. The amount is the payment provider's price of that id.
 * @throws unauthenticated; emailUnconfirmed; notFound (no product has that id); conflict (it is owned or
 * being paid, or the address has changed); tooManyRequests; unavailable (no payment provider, or unreachable)
 */
export async function createStripeCheckoutSession(
  request: CreateStripeCheckoutSessionRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<CreateStripeCheckoutSessionAnswer> {
  try {
    return await openForCaller(request, caller, deps);
  } catch (error) {
    throw toldIn(request.language ?? 'en', error);
  }
}

async function openForCaller(
  { priceId, email, returnTo = 'pricing' }: CreateStripeCheckoutSessionRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<CreateStripeCheckoutSessionAnswer> {
  if (!caller) throw new CheckoutRefusal('unauthenticated', 'loggedOut');
  const payments = await requirePayments(deps);
  const product = productOf(payments, priceId);
  const origin = originOf(payments, deps.origin);
  const addToCount = await countWithin(CHECKOUTS, deps, throttledClientsOf(deps, caller));
  const buyer = await requireBuyer(deps.auth, caller, email);
  await requireUnowned(deps, buyer.userId, product);
  // A refusal up to here does not ask the payment provider, and is not counted.
  const batch = deps.db.batch();
  addToCount(batch);
  await batch.commit();
  return { url: await openCheckout(deps, payments, { buyer, product, priceId, origin, returnTo }) };
}

/** Real money requires a seller's details and terms. @throws unavailable */
async function requirePayments(deps: Deps): Promise<Payments> {
  const payments = await deps.payments();
  if (payments === null) throw new CheckoutRefusal('unavailable', 'noProvider');
  if (payments.standIn === null && (await readProvider(deps.db)) === null)
    throw new CheckoutRefusal('unavailable', 'nobodySells');
  return payments;
}

/** Returns the origin to which the checkout returns, always one of this app's. @throws unavailable */
function originOf({ appOrigins }: Payments, asked: string): string {
  const origin = asked === '' ? appOrigins[0] : appOrigins.find((own) => own === asked);
  if (origin === undefined) throw new CheckoutRefusal('unavailable', 'notHere');
  return origin;
}

/** @throws notFound */
function productOf({ prices }: Payments, priceId: string): ProductId {
  const [found] = [...prices].find(([, id]) => id === priceId) ?? [];
  if (found === undefined) throw new CheckoutRefusal('notFound', 'notForSale');
  return found;
}

/** @throws conflict */
async function requireUnowned({ db, now }: Deps, userId: string, product: ProductId): Promise<void> {
  const owner = await readOwner(db, userId);
  const isPro = isActivePro({ ...owner, end_datetime: endOfPlan(owner) }, new Date(now()));
  if (!ownsProduct({ ...owner, isPro }, product)) return;
  throw new CheckoutRefusal('conflict', product === 'pro' ? 'hasPro' : 'hasPack');
}
