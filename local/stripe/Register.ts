import { randomBytes } from 'node:crypto';
import type { ObjectTable } from './ObjectTable.ts';
import type {
  Charge,
  Dispute,
  Metadata,
  PaymentIntent,
  Refund,
  Session,
  StripeObject,
  StripePrice,
} from './objects.ts';
import { invalidRequest } from './StripeError.ts';

/** Seconds that a session can be paid. */
const SESSION_LIFETIME = 24 * 60 * 60;
/** Maximum number of sessions kept, so that a script cannot fill the disk. */
const MOST_SESSIONS = 20_000;

export interface SessionRequest {
  price: string;
  email: string | null;
  reference: string | null;
  metadata: Metadata;
  /** Metadata of the payment and its charge. */
  paymentMetadata: Metadata;
  successUrl: string;
  cancelUrl: string;
}

interface RegisterDeps {
  objects: ObjectTable;
  prices: readonly StripePrice[];
  /** Notifies the shop's webhook. */
  announce: (type: string, object: StripeObject) => void;
  /** The address where a session is paid, given the buyer's return address. */
  payPage: (sessionId: string, successUrl: string) => string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * Opens sessions, pays them without real money, and refunds them. Each step is sent to the shop's webhook.
 */
export class Register {
  readonly #deps: RegisterDeps;

  constructor(deps: RegisterDeps) {
    this.#deps = deps;
  }

  /** @throws StripeError for an unknown price */
  open(request: SessionRequest): Session {
    const { objects, prices, payPage } = this.#deps;
    const price = prices.find(({ id }) => id === request.price);
    if (price === undefined)
      throw invalidRequest(`No such price: '${request.price.slice(0, 100)}'`, 'resource_missing');
    if (objects.count('checkout.session') >= MOST_SESSIONS)
      throw invalidRequest('Too many sessions.', 'rate_limit', 429);
    const stamp = this.#stamp('cs_test');
    const session: Session = {
      ...stamp,
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      url: payPage(stamp.id, request.successUrl),
      amount_total: price.amount,
      currency: price.currency,
      client_reference_id: request.reference,
      customer: null,
      customer_email: request.email,
      metadata: request.metadata,
      payment_intent: null,
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      expires_at: stamp.created + SESSION_LIFETIME,
      stand_in: { product: price.name, metadata: request.paymentMetadata },
    };
    objects.put(session);
    return session;
  }

  /** The session with an id; an expired one is marked so when read. */
  findSession(id: string): Session | undefined {
    const session = this.#deps.objects.find('checkout.session', id);
    if (session?.status !== 'open' || session.expires_at > this.#seconds()) return session;
    return this.expire(session);
  }

  /** @throws StripeError if the session is not open */
  expire(session: Session): Session {
    requireOpen(session);
    const expired: Session = { ...session, status: 'expired', url: null };
    this.#deps.objects.put(expired);
    this.#deps.announce('checkout.session.expired', expired);
    return expired;
  }

  /** @throws StripeError if the session is not open */
  pay(session: Session): Session {
    return this.#receive(this.#complete(session), 'checkout.session.completed');
  }

  /**
   * Completes the session as for a bank transfer: it counts as paid only when the money arrives. @throws StripeError if
   * the session is not open
   */
  paySlowly(session: Session): Session {
    const complete = this.#complete(session);
    this.#deps.announce('checkout.session.completed', complete);
    return complete;
  }

  /** Returns whether its payment was started and has neither succeeded nor failed yet. */
  isUnderWay(session: Session): boolean {
    return this.#findIntent(session)?.status === 'processing';
  }

  /** The money of a slow payment comes. @throws StripeError when none is under way */
  receive(session: Session): Session {
    return this.#receive(session, 'checkout.session.async_payment_succeeded');
  }

  /** The money of a slow payment never comes. @throws StripeError when none is under way */
  fail(session: Session): void {
    const intent = this.#requireUnderWay(session);
    this.#deps.objects.put({ ...intent, status: 'requires_payment_method' });
    this.#deps.announce('checkout.session.async_payment_failed', session);
  }

  /** @throws StripeError if the charge was refunded before */
  refund(charge: Charge, reason: string | null): Refund {
    if (charge.refunded)
      throw invalidRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
    const { objects, announce } = this.#deps;
    const { amount, currency, payment_intent } = charge;
    const refunded: Charge = { ...charge, refunded: true, amount_refunded: amount };
    const refund: Refund = {
      ...this.#stamp('re'),
      object: 'refund',
      amount,
      currency,
      charge: charge.id,
      payment_intent,
      reason,
      status: 'succeeded',
    };
    objects.put(refunded);
    objects.put(refund);
    announce('charge.refunded', refunded);
    return refund;
  }

  /** Disputes a charge, as a buyer's bank does. @throws StripeError if the charge was disputed before */
  dispute(charge: Charge): Dispute {
    if (charge.disputed) throw invalidRequest(`Charge ${charge.id} is disputed already.`);
    const { objects, announce } = this.#deps;
    const { amount, currency, payment_intent } = charge;
    const dispute: Dispute = {
      ...this.#stamp('dp'),
      object: 'dispute',
      amount,
      currency,
      charge: charge.id,
      payment_intent,
      reason: 'general',
      status: 'needs_response',
    };
    objects.put({ ...charge, disputed: true });
    objects.put(dispute);
    announce('charge.dispute.created', dispute);
    return dispute;
  }

  /** @throws StripeError if the dispute has been decided already */
  decide(dispute: Dispute, status: 'won' | 'lost'): Dispute {
    if (dispute.status !== 'needs_response') throw invalidRequest(`Dispute ${dispute.id} is closed.`);
    const decided: Dispute = { ...dispute, status };
    this.#deps.objects.put(decided);
    this.#deps.announce('charge.dispute.closed', decided);
    return decided;
  }

  #complete(session: Session): Session {
    requireOpen(session);
    const { objects } = this.#deps;
    const customer = this.#stamp('cus').id;
    const { amount_total: amount, currency, stand_in } = session;
    const intent: PaymentIntent = {
      ...this.#stamp('pi'),
      object: 'payment_intent',
      amount,
      currency,
      customer,
      latest_charge: null,
      metadata: stand_in.metadata,
      status: 'processing',
    };
    const complete: Session = {
      ...session,
      customer,
      status: 'complete',
      payment_intent: intent.id,
      url: null,
    };
    objects.put(intent);
    objects.put(complete);
    return complete;
  }

  #receive(session: Session, type: string): Session {
    const intent = this.#requireUnderWay(session);
    const { objects, announce } = this.#deps;
    const { amount, currency, customer, metadata } = intent;
    const charge: Charge = {
      ...this.#stamp('ch'),
      object: 'charge',
      amount,
      amount_refunded: 0,
      currency,
      customer,
      description: session.stand_in.product,
      metadata,
      payment_intent: intent.id,
      paid: true,
      refunded: false,
      disputed: false,
      status: 'succeeded',
    };
    const paid: Session = { ...session, payment_status: 'paid' };
    objects.put(charge);
    objects.put({ ...intent, latest_charge: charge.id, status: 'succeeded' });
    objects.put(paid);
    announce(type, paid);
    return paid;
  }

  #findIntent({ payment_intent }: Session): PaymentIntent | undefined {
    return payment_intent === null ? undefined : this.#deps.objects.find('payment_intent', payment_intent);
  }

  #requireUnderWay(session: Session): PaymentIntent {
    const intent = this.#findIntent(session);
    if (intent?.status !== 'processing') throw invalidRequest('No payment is under way.');
    return intent;
  }

  #stamp(prefix: string) {
    const id = `${prefix}_${randomBytes(18).toString('hex')}`;
    return { id, created: this.#seconds(), livemode: false as const };
  }

  #seconds(): number {
    return Math.floor(this.#deps.now() / 1000);
  }
}

function requireOpen({ status }: Session): void {
  if (status !== 'open') throw invalidRequest(`The session is ${status}.`, 'session_not_open');
}
