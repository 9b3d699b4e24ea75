import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type Stripe from 'stripe';
import type { ProductId } from '../../../core/account/products.ts';
import type { ReturnPage } from '../../../core/calls/createStripeCheckoutSession.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Buyer } from './buyer.ts';
import type { Payments } from './openPayments.ts';
import { readPayment } from './payment.ts';
import { checkoutRef, paymentRef } from './refs.ts';

/** Milliseconds that a checkout is remembered: far longer than it is open, and than its key is the payment provider's. */
const REMEMBERED = 30 * 24 * 60 * 60 * 1000;

export interface Purchase {
  buyer: Buyer;
  product: ProductId;
  priceId: string;
  /** The app's address, which the checkout leads back to. */
  origin: string;
  /** The app's page that it leads back to. */
  returnTo: ReturnPage;
}

type CheckoutDeps = Pick<Deps, 'db' | 'now'>;

/**
 * The address of the payment provider's page for a purchase. One that is open already is gone on with, and two that are
 * asked for at once are one: their key is the same.
 * @throws conflict (paid, and not confirmed yet); unavailable
 */
export async function openCheckout(
  deps: CheckoutDeps,
  payments: Payments,
  purchase: Purchase,
): Promise<string> {
  try {
    const ref = checkoutRef(deps.db, purchase.buyer.userId, purchase.product);
    const stored = await ref.get();
    const latest = await findSession(payments, stored.get('sessionId'));
    if (latest !== null) await requireSettled(deps, latest);
    if (latest?.status === 'open' && latest.url && leadsTo(latest, purchase)) return latest.url;
    const attempt = (stored.get('attempt') ?? 0) + 1;
    const session = await createSession(payments, purchase, attempt);
    const { userId } = purchase.buyer;
    const expiresAt = Timestamp.fromMillis(deps.now() + REMEMBERED);
    await ref.set({ userId, attempt, sessionId: session.id, expiresAt });
    if (!session.url) throw new Error('A new session has no page.');
    return session.url;
  } catch (error) {
    throw toUnavailable(error);
  }
}

async function findSession({ stripe }: Payments, id: unknown): Promise<Stripe.Checkout.Session | null> {
  if (typeof id !== 'string') return null;
  return stripe.checkout.sessions.retrieve(id).catch((error: unknown) => {
    // Another payment provider's, such as that of the test keys.
    if (error instanceof Error && 'code' in error && error.code === 'resource_missing') return null;
    throw error;
  });
}

/** What is paid is not sold again while the word of it is still on its way. */
async function requireSettled({ db }: CheckoutDeps, session: Stripe.Checkout.Session): Promise<void> {
  if (session.status !== 'complete') return;
  const intent = session.payment_intent;
  const paymentId = typeof intent === 'string' ? intent : intent?.id;
  const payment = paymentId ? readPayment((await paymentRef(db, paymentId).get()).data()) : null;
  if (payment?.paidAt == null && !payment?.hasFailed)
    throw new HttpError('conflict', 'Your payment is being confirmed. This takes a moment.');
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
  return new HttpError(
    'unavailable',
    'The payment provider cannot be reached at the moment. Nothing was charged. Please try again later.',
  );
}
