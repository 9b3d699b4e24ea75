import * as v from 'valibot';
import { PRODUCT_IDS } from '../../../core/account/products.ts';
import { parseWith } from '../../../core/util/parseWith.ts';
import { filledString } from '../../../core/util/schemas.ts';
import type { PaymentChange } from './payment.ts';

/** A change of a payment, read from an event of the payment provider. */
export interface PaymentEvent {
  id: string;
  type: string;
  paymentId: string;
  change: PaymentChange;
}

interface Event {
  id: string;
  type: string;
  /** Unix seconds. */
  created: number;
  data: { object: unknown };
}

/** An object's id, sent alone or with the whole object. */
const idSchema = v.union([
  filledString,
  v.pipe(
    v.object({ id: filledString }),
    v.transform(({ id }) => id),
  ),
]);

const sessionSchema = v.object({
  payment_intent: idSchema,
  payment_status: v.string(),
  customer: v.optional(v.nullable(idSchema), null),
  metadata: v.object({ userId: filledString, product: v.picklist(PRODUCT_IDS) }),
});

const chargeSchema = v.object({ payment_intent: idSchema, refunded: v.boolean() });
const disputeSchema = v.object({ id: filledString, payment_intent: idSchema, status: v.string() });

/** Returns null for an event that is not about this site's products or changes nothing. */
export function readEvent(event: Event): PaymentEvent | null {
  const read = READERS[event.type]?.(event.data.object, event.created);
  return read ? { id: event.id, type: event.type, ...read } : null;
}

type Reader = (object: unknown, at: number) => Pick<PaymentEvent, 'paymentId' | 'change'> | null;

const READERS: Readonly<Record<string, Reader>> = {
  'checkout.session.completed': readCompleted,
  'checkout.session.async_payment_succeeded': (object, at) => readSession(object, 'paid', at),
  'checkout.session.async_payment_failed': (object, at) => readSession(object, 'failed', at),
  'charge.refunded': readRefund,
  'charge.dispute.created': (object) => readDispute(object, () => 'open'),
  'charge.dispute.closed': (object) => readDispute(object, (status) => (status === 'lost' ? 'lost' : 'won')),
};

/** A complete but unpaid session is a slow payment; a later event brings its outcome. */
function readCompleted(object: unknown, at: number): ReturnType<Reader> {
  const parsed = parseWith(sessionSchema, object);
  return readSession(object, parsed.ok && parsed.value.payment_status === 'paid' ? 'paid' : 'begun', at);
}

function readSession(object: unknown, type: 'begun' | 'paid' | 'failed', at: number): ReturnType<Reader> {
  const parsed = parseWith(sessionSchema, object);
  if (!parsed.ok) return null;
  const { payment_intent, payment_status, customer, metadata } = parsed.value;
  if (type === 'paid' && payment_status !== 'paid') return null;
  return { paymentId: payment_intent, change: { type, ...metadata, customerId: customer, at } };
}

/** A partial refund has no effect. */
function readRefund(object: unknown): ReturnType<Reader> {
  const parsed = parseWith(chargeSchema, object);
  if (!parsed.ok || !parsed.value.refunded) return null;
  return { paymentId: parsed.value.payment_intent, change: { type: 'refunded' } };
}

/** A bank's inquiry ("warning…") moves no money and has no effect. */
function readDispute(
  object: unknown,
  stateOf: (status: string) => 'open' | 'won' | 'lost',
): ReturnType<Reader> {
  const parsed = parseWith(disputeSchema, object);
  if (!parsed.ok || parsed.value.status.startsWith('warning_')) return null;
  const { id, payment_intent, status } = parsed.value;
  return {
    paymentId: payment_intent,
    change: { type: 'disputed', disputeId: id, state: stateOf(status) },
  };
}
