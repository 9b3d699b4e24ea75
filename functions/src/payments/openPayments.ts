import type Stripe from 'stripe';
import { type PaymentSettings, readPaymentSettings } from './paymentSettings.ts';

/** The payment provider's client with its settings. */
export interface Payments extends PaymentSettings {
  stripe: Stripe;
}

/** Timeout in milliseconds; the buyer sees a busy button meanwhile. */
const PATIENCE = 10_000;

let opened: Payments | undefined;

/** Opens the payment provider that the environment names; null if there is none. */
export async function openPayments(environment = process.env): Promise<Payments | null> {
  const settings = readPaymentSettings(environment);
  if (settings === null) return null;
  const isSame = opened?.secretKey === settings.secretKey && opened.standIn?.href === settings.standIn?.href;
  opened = { ...settings, stripe: opened && isSame ? opened.stripe : await createStripe(settings) };
  return opened;
}

/** Loads the SDK only where it is needed, since it would slow the start of every other function. */
async function createStripe({ secretKey, standIn }: PaymentSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(secretKey, {
    maxNetworkRetries: 1,
    timeout: PATIENCE,
    telemetry: false,
    ...(standIn && { protocol: 'http' as const, host: standIn.hostname, port: standIn.port }),
  });
}
