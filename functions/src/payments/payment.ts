import * as v from 'valibot';
import { PRODUCT_IDS, type ProductId } from '../../../core/account/products.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';

const DISPUTE_STATES = ['open', 'won', 'lost'] as const;

/**
 * A payment, stored in `payments/{the payment provider's id}`. Events may come in any order, so each part may
 * be known before the others; what is owned follows from all of it.
 */
export interface Payment {
  /** Empty until the purchase is known, and after the account was deleted. */
  userId: string;
  product: ProductId | null;
  customerId: string | null;
  /** Unix seconds; null while unpaid. */
  paidAt: number | null;
  isRefunded: boolean;
  /** States of disputes by id. */
  disputes: Readonly<Record<string, (typeof DISPUTE_STATES)[number]>>;
  /** True if the payment was for something already owned, or for a deleted account; it is then refunded. */
  isSurplus: boolean;
  /** True if a slow payment failed. */
  hasFailed: boolean;
}

/** The change of a payment by an event. */
export type PaymentChange =
  | {
      /** `begun`: everything is done but the money comes later, as with a bank transfer. */
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

/** Parses a stored payment; before its first event there is none. @throws on one that cannot be read */
export function readPayment(stored: unknown): Payment {
  if (stored === undefined) return NO_PAYMENT;
  const parsed = parseWith(paymentSchema, stored);
  if (parsed.ok) return parsed.value;
  throw new Error(`A payment cannot be read: ${parsed.refusal.path}: ${parsed.refusal.message}`);
}

/** Returns the payment after an event. Final states stay final in any order of events. */
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

/** Returns whether a payment is valid, so that its product is owned. */
export function holds({ paidAt, isRefunded, isSurplus, disputes }: Payment): boolean {
  const isDisputed = Object.values(disputes).some((state) => state !== 'won');
  return paidAt !== null && !isRefunded && !isSurplus && !isDisputed;
}

/** Returns whether the money was sent but has neither arrived nor failed. */
export function isUnderWay({ product, paidAt, hasFailed }: Payment): boolean {
  return product !== null && paidAt === null && !hasFailed;
}
