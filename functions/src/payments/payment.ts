import * as v from 'valibot';
import { PRODUCT_IDS, type ProductId } from '../../../core/account/products.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';

const DISPUTE_STATES = ['open', 'won', 'lost'] as const;

/**
 * One payment, as `payments/{the payment provider's id}` keeps it. Events fill it in whatever order they come, so each
 * part may be known before the others; what is owned follows from the whole.
 */
export interface Payment {
  /** Empty until the purchase is known, and again once its account is gone. */
  userId: string;
  product: ProductId | null;
  customerId: string | null;
  /** Unix seconds, null while it is not paid. */
  paidAt: number | null;
  isRefunded: boolean;
  /** By their ids. */
  disputes: Readonly<Record<string, (typeof DISPUTE_STATES)[number]>>;
  /** It bought what was owned already, or for an account that is gone: the money goes back. */
  isSurplus: boolean;
  /** A slow payment came to nothing. */
  hasFailed: boolean;
}

/** What an event says of a payment. */
export type PaymentChange =
  | {
      /** Begun: all is done but the money, which comes later (a bank transfer's). */
      type: 'begun' | 'paid' | 'failed';
      userId: string;
      product: ProductId;
      customerId: string | null;
      /** Unix seconds. */
      at: number;
    }
  | { type: 'refunded' }
  | { type: 'disputed'; disputeId: string; state: 'open' | 'won' | 'lost' };

export const NO_PAYMENT: Payment = {
  userId: '',
  product: null,
  customerId: null,
  paidAt: null,
  isRefunded: false,
  disputes: {},
  isSurplus: false,
  hasFailed: false,
};

const paymentSchema: SchemaOf<Payment> = v.object({
  userId: v.string(),
  product: v.nullable(v.picklist(PRODUCT_IDS)),
  customerId: v.nullable(v.string()),
  paidAt: v.nullable(v.number()),
  isRefunded: v.boolean(),
  disputes: v.record(v.string(), v.picklist(DISPUTE_STATES)),
  isSurplus: v.boolean(),
  hasFailed: v.boolean(),
});

/** Reads a stored payment; there is none before its first event. @throws on one that cannot be read */
export function readPayment(stored: unknown): Payment {
  if (stored === undefined) return NO_PAYMENT;
  const parsed = parseWith(paymentSchema, stored);
  if (parsed.ok) return parsed.value;
  throw new Error(`A payment cannot be read: ${parsed.refusal.path}: ${parsed.refusal.message}`);
}

/** A payment after an event. Nothing that has ended begins again, in whatever order events come. */
export function applyChange(payment: Payment, change: PaymentChange): Payment {
  switch (change.type) {
    case 'begun':
    case 'paid':
    case 'failed': {
      const { type, userId, product, customerId, at } = change;
      const isFirst = payment.product === null;
      const buyer = isFirst ? { userId, product, customerId } : {};
      const paid = type === 'paid' ? { paidAt: payment.paidAt ?? at } : {};
      const failed = type === 'failed' ? { hasFailed: true } : {};
      return { ...payment, ...buyer, ...paid, ...failed };
    }
    case 'refunded':
      return { ...payment, isRefunded: true };
    case 'disputed': {
      const known = payment.disputes[change.disputeId];
      const state = known === undefined || known === 'open' ? change.state : known;
      return { ...payment, disputes: { ...payment.disputes, [change.disputeId]: state } };
    }
  }
}

/** Whether a payment holds, so that what it bought is owned. */
export function holds({ paidAt, isRefunded, isSurplus, disputes }: Payment): boolean {
  const isDisputed = Object.values(disputes).some((state) => state !== 'won');
  return paidAt !== null && !isRefunded && !isSurplus && !isDisputed;
}

/** Whether its money was sent and has neither come nor failed to. */
export function isUnderWay({ product, paidAt, hasFailed }: Payment): boolean {
  return product !== null && paidAt === null && !hasFailed;
}
