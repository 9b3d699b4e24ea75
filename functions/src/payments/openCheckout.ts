import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { ProductId } from '../../../core/account/products.ts';
import type { ReturnPage } from '../../../core/calls/account/createStripeCheckoutSession.ts';
import type { Deps } from '../deps.ts';
import { logger } from '../log/logger.ts';
import type { Buyer } from './buyer.ts';
import { CheckoutRefusal } from './CheckoutRefusal.ts';
import type { Payments } from './openPayments.ts';
import { holds, NO_PAYMENT, readPayment } from './payment.ts';
import { checkoutRef, paymentRef } from './refs.ts';

/** Milliseconds for which a checkout is stored: far longer than it stays open or its key is valid. */
const REMEMBERED = 30 * 24 * 60 * 60 * 1000;
/** Attempts to open a checkout when other pages interfere. */
const MOST_TRIES = 5;

interface Purchase {
  buyer: Buyer;
  product: ProductId;
  priceId: string;
  /** The app's origin, to which the checkout returns. */
  origin: string;
  /** The app's page to which it returns. */
  returnTo: ReturnPage;
}

type CheckoutDeps = Pick<Deps, 'db' | 'now'>;

/**
 * Returns the address of the payment provider's page for a purchase. An open checkout is reused if it returns
 * to the same page, else ended, so that a product can be paid only once. Simultaneous requests from one page
 * share a key and get one checkout.
 * @throws conflict (paid, or requested from too many pages at once); unavailable
 */
export async function openCheckout(
  deps: CheckoutDeps,
  payments: Payments,
  purchase: Purchase,
): Promise<string> {
  try {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const url = await tryToOpen(deps, payments, purchase);
      if (url !== null) return url;
    }
  } catch (error) {
    throw toUnavailable(error);
  }
  throw new CheckoutRefusal('conflict', 'tooManyPages');
}

/** Returns null if another page opened one meanwhile. */
async function tryToOpen(deps: CheckoutDeps, payments: Payments, purchase: Purchase): Promise<string | null> {
  const ref = checkoutRef(deps.db, purchase.buyer.userId, purchase.product);
  const stored = await ref.get();
  const latest = await findSession(payments, stored.get('sessionId'));
  if (latest !== null) await requireUnpaid(deps, latest);
  if (latest?.status === 'open' && latest.url && leadsTo(latest, purchase)) return latest.url;
  if (latest?.status === 'open') await endSession(deps, payments, latest);
  const attempt = (stored.get('attempt') ?? 0) + 1;
  const session = await createSession(payments, purchase, attempt);
  if (!session.url) throw new Error('A new session has no page.');
  const { userId } = purchase.buyer;
  const expiresAt = Timestamp.fromMillis(deps.now() + REMEMBERED);
  const isLatest = await keepAsLatest(deps, stored, { userId, attempt, sessionId: session.id, expiresAt });
  if (!isLatest) await endSession(deps, payments, session);
  return isLatest ? session.url : null;
}

/** Stores a new session unless another one was stored since `stored` was read. */
function keepAsLatest(
  { db }: CheckoutDeps,
  stored: DocumentSnapshot,
  checkout: { userId: string; attempt: number; sessionId: string; expiresAt: Timestamp },
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const latest: unknown = (await transaction.get(stored.ref)).get('sessionId');
    if (latest === checkout.sessionId) return true;
    if (latest !== stored.get('sessionId')) return false;
    transaction.set(stored.ref, checkout);
    return true;
  });
}

/** Ends a session so that nobody can pay it. @throws conflict if it was just paid */
async function endSession(
  deps: CheckoutDeps,
  payments: Payments,
  { id }: Stripe.Checkout.Session,
): Promise<void> {
  await payments.stripe.checkout.sessions.expire(id).catch(async (error: unknown) => {
    const session = await findSession(payments, id);
    if (session?.status === 'open') throw error;
    if (session !== null) await requireUnpaid(deps, session);
  });
}

async function findSession({ stripe }: Payments, id: unknown): Promise<Stripe.Checkout.Session | null> {
  if (typeof id !== 'string') return null;
  return stripe.checkout.sessions.retrieve(id).catch((error: unknown) => {
    // The session is from another provider account, such as the one with test keys.
    if (error instanceof Error && 'code' in error && error.code === 'resource_missing') return null;
    throw error;
  });
}

/** Refuses a product that is paid, even if the event has not arrived yet. @throws conflict */
async function requireUnpaid({ db }: CheckoutDeps, session: Stripe.Checkout.Session): Promise<void> {
  if (session.status !== 'complete') return;
  const intent = session.payment_intent;
  const paymentId = typeof intent === 'string' ? intent : intent?.id;
  const payment = paymentId ? readPayment((await paymentRef(db, paymentId).get()).data()) : NO_PAYMENT;
  if (holds(payment)) throw new CheckoutRefusal('conflict', 'paid');
  if (payment.paidAt === null && !payment.hasFailed) throw new CheckoutRefusal('conflict', 'confirming');
}

function leadsTo({ success_url }: Stripe.Checkout.Session, purchase: Purchase): boolean {
  return success_url === successUrl(purchase);
}

function successUrl({ origin, returnTo, product }: Purchase): string {
  return `${origin}/${returnTo}?paid=${product}`;
}

function createSession(
  { stripe }: Payments,
  purchase: Purchase,
  attempt: number,
): Promise<Stripe.Checkout.Session> {
  const { buyer, product, priceId, origin, returnTo } = purchase;
  const metadata = { userId: buyer.userId, product };
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [{ price: priceId, quantity: 1 }],
      client_reference_id: buyer.userId,
      customer_email: buyer.email,
      customer_creation: 'always',
      metadata,
      payment_intent_data: { metadata },
      success_url: successUrl(purchase),
      cancel_url: `${origin}/${returnTo}?cancelled`,
    },
    {
      idempotencyKey: [buyer.userId, product, attempt, new URL(origin).host, returnTo, buyer.email].join('_'),
    },
  );
}

function toUnavailable(error: unknown): unknown {
  if (!(error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe'))) return error;
  logger.error(`The payment provider failed: ${error.type}: ${error.message}`);
  return new CheckoutRefusal('unavailable', 'unreachable');
}
