import { logger } from '../log/logger.ts';
import type { Payments } from './openPayments.ts';

/**
 * Gives a payment back that bought nothing: what was owned already, or for an account that is gone. Asked once however
 * often it is called; the event of the refund says when it is done.
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
