import { type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { GRANTED, PRO_END } from '../../../core/account/plans.ts';
import type { ProductId } from '../../../core/account/products.ts';
import type { Deps } from '../deps.ts';
import { applyChange, holds, isUnderWay, type Payment, readPayment } from './payment.ts';
import type { PaymentEvent } from './readEvent.ts';
import { paymentEventRef, paymentRef, paymentsOf, userRef } from './refs.ts';

/** Milliseconds for which an event is remembered: longer than the payment provider repeats it. */
const KNOWN_FOR = 60 * 24 * 60 * 60 * 1000;

type EventDeps = Pick<Deps, 'db' | 'now'> & { accountExists: (userId: string) => Promise<boolean> };

/**
 * Applies an event of the payment provider once: to its payment, and to what the buyer owns. Returns the payment after
 * the event. The order of events does not matter.
 */
export async function takeEvent(event: PaymentEvent, deps: EventDeps): Promise<Payment> {
  const { db } = deps;
  const { change } = event;
  const isGone = 'userId' in change && !(await deps.accountExists(change.userId));
  return db.runTransaction(async (transaction) => {
    const [known, stored] = await transaction.getAll(
      paymentEventRef(db, event.id),
      paymentRef(db, event.paymentId),
    );
    const before = readPayment(stored?.data());
    if (known?.exists) return before;
    const { payment, user, others } = await resolve(transaction, deps, event, before, isGone);
    transaction.set(paymentRef(db, event.paymentId), payment);
    transaction.set(paymentEventRef(db, event.id), {
      type: event.type,
      paymentId: event.paymentId,
      expiresAt: Timestamp.fromMillis(deps.now() + KNOWN_FOR),
    });
    if (user !== null && payment.product !== null)
      giveWhatIsOwned(transaction, deps, user, payment, payment.product, others);
    return payment;
  });
}

interface Resolved {
  payment: Payment;
  /** The buyer's record; null if there is no buyer yet, or no longer. */
  user: DocumentSnapshot | null;
  /** The buyer's other payments for the same product. */
  others: readonly Payment[];
}

async function resolve(
  transaction: Transaction,
  { db }: EventDeps,
  { paymentId, change }: PaymentEvent,
  before: Payment,
  isGone: boolean,
): Promise<Resolved> {
  const payment = applyChange(before, change);
  if (payment.userId === '') return { payment, user: null, others: [] };
  if (isGone) {
    const isSurplus = payment.isSurplus || change.type === 'paid';
    return { payment: { ...payment, userId: '', isSurplus }, user: null, others: [] };
  }
  const user = await transaction.get(userRef(db, payment.userId));
  const { docs } = await transaction.get(paymentsOf(db, payment.userId));
  const others = docs
    .filter(({ id }) => id !== paymentId)
    .map((document) => readPayment(document.data()))
    .filter(({ product }) => product === payment.product);
  // Decided when a payment becomes paid: a second payment is refunded, whatever happens to the first one later.
  const isSecond = change.type === 'paid' && before.paidAt === null && others.some(holds);
  return { payment: { ...payment, isSurplus: payment.isSurplus || isSecond }, user, others };
}

function giveWhatIsOwned(
  transaction: Transaction,
  { now }: EventDeps,
  user: DocumentSnapshot,
  payment: Payment,
  product: ProductId,
  others: readonly Payment[],
): void {
  const all = [payment, ...others];
  const holding = all.find(holds);
  const owned = product === 'pro' ? proFields(user, holding, now()) : packFields(product, holding);
  const fields = { ...owned, ...underWayFields(user, product, all.some(isUnderWay)) };
  if (Object.keys(fields).length === 0) return;
  const plain = user.exists ? {} : { userId: user.id, roomCount: 0, lastRoomId: '' };
  transaction.set(user.ref, { ...plain, ...fields }, { merge: true });
}

function packFields(product: ProductId, holding: Payment | undefined): object {
  return { packs: holding ? FieldValue.arrayUnion(product) : FieldValue.arrayRemove(product) };
}

/** Returns the change of the list that shows the returning buyer which payments are under way. It grants nothing. */
function underWayFields(user: DocumentSnapshot, product: ProductId, isOnItsWay: boolean): object | null {
  const told: unknown = user.get('paymentsUnderWay');
  if ((Array.isArray(told) && told.includes(product)) === isOnItsWay) return null;
  const change = isOnItsWay ? FieldValue.arrayUnion(product) : FieldValue.arrayRemove(product);
  return { paymentsUnderWay: change };
}

/** SPEC §6. A payment never takes away what an admin granted. */
function proFields(user: DocumentSnapshot, holding: Payment | undefined, now: number): object | null {
  if (user.get('stripeId') === GRANTED) return null;
  if (holding)
    return {
      isPro: true,
      stripeId: holding.customerId ?? 'paid',
      start_datetime: Timestamp.fromMillis((holding.paidAt ?? 0) * 1000),
      end_datetime: Timestamp.fromDate(PRO_END),
    };
  if (user.get('isPro') !== true) return null;
  return { isPro: false, end_datetime: Timestamp.fromMillis(now) };
}
