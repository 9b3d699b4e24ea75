/**
 * Stripe's objects, as far as the used part of its API needs them. Amounts are cents, times are Unix seconds.
 */

interface Stamped {
  id: string;
  created: number;
  livemode: false;
}

export type Metadata = Readonly<Record<string, string>>;

export interface Session extends Stamped {
  object: 'checkout.session';
  mode: 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  /** The pay page; null once there is nothing left to pay. */
  url: string | null;
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  customer: string | null;
  customer_email: string | null;
  metadata: Metadata;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  /** Not part of Stripe's object: the product, and the metadata of its payment and charge. */
  stand_in: { product: string; metadata: Metadata };
}

export interface PaymentIntent extends Stamped {
  object: 'payment_intent';
  amount: number;
  currency: string;
  customer: string;
  /** Null while no money has come. */
  latest_charge: string | null;
  metadata: Metadata;
  /** A slow payment is processing until the money comes, or does not. */
  status: 'processing' | 'succeeded' | 'requires_payment_method';
}

export interface Charge extends Stamped {
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string;
  description: string;
  metadata: Metadata;
  payment_intent: string;
  paid: true;
  refunded: boolean;
  disputed: boolean;
  status: 'succeeded';
}

export interface Refund extends Stamped {
  object: 'refund';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded';
}

export interface Dispute extends Stamped {
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: 'general';
  status: 'needs_response' | 'won' | 'lost';
}

export type StripeObject = Session | PaymentIntent | Charge | Refund | Dispute;

/** Something that is sold, as it would be set up in Stripe's dashboard. */
export interface StripePrice {
  id: string;
  name: string;
  /** Cents. */
  amount: number;
  currency: string;
}
