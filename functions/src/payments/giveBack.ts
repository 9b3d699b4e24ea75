import { logger } from '../log/logger.ts';
import type { Payments } from './openPayments.ts';

/**
 * Refunds a payment for something already owned, or for a deleted account. Idempotent; the refund's event
 * reports its completion.
 */
export async function giveBack({ stripe }: Pick<Payments, 'stripe'>, paymentId: string): Promise<void> {
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
