import type { Request, Response } from 'firebase-functions/v2/https';
import type { InstanceDeps } from '../deps.ts';
import { answerError } from '../http/answerError.ts';
import { HttpError } from '../http/HttpError.ts';
import { logger } from '../log/logger.ts';
import { accountExists } from './buyer.ts';
import type { Payments } from './openPayments.ts';
import { readEvent } from './readEvent.ts';
import { takeEvent } from './takeEvent.ts';

/** Seconds for which a signature is valid, against replay. */
const TOLERANCE = 300;

/**
 * POST /api/stripeWebhook: receives the payment provider's events, the only source of grants. Authenticated
 * by signature alone. The provider repeats events for days until it gets 2xx.
 */
export function serveStripeWebhook(getDeps: () => InstanceDeps) {
  return async (request: Request, response: Response): Promise<void> => {
    try {
      const deps = getDeps();
      const payments = await deps.payments();
      if (payments === null) throw new HttpError('unavailable', 'No payment provider is set up here.');
      const event = readEvent(readSigned(payments, request));
      if (event !== null) {
        const exists = (userId: string) => accountExists(deps.auth, userId);
        const payment = await takeEvent(event, { ...deps, accountExists: exists });
        if (payment.isSurplus && !payment.isRefunded) await giveBack(payments, event.paymentId);
      }
      response.set('cache-control', 'no-store').json({ received: true });
    } catch (error) {
      answerError(response, error, ['unavailable']);
    }
  };
}

function readSigned({ stripe, webhookSecret }: Payments, request: Request) {
  const signature = request.get('stripe-signature') ?? '';
  try {
    return stripe.webhooks.constructEvent(request.rawBody ?? '', signature, webhookSecret, TOLERANCE);
  } catch (error) {
    logger.warn('A webhook with a signature that is not the payment provider’s was refused.');
    throw new HttpError('badRequest', error instanceof Error ? 'The signature is wrong.' : '');
  }
}

/**
 * Refunds a payment for something already owned, or for a deleted account. Idempotent; the refund's event
 * reports its completion.
 */
async function giveBack({ stripe }: Pick<Payments, 'stripe'>, paymentId: string): Promise<void> {
  logger.warn(`The payment ${paymentId} bought nothing and is given back.`);
  try {
    await stripe.refunds.create(
      { payment_intent: paymentId, reason: 'duplicate' },
      { idempotencyKey: `surplus_${paymentId}` },
    );
  } catch (error) {
    const isDone = error instanceof Error && 'code' in error && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
  }
}
