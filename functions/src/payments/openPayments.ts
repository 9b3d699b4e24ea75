import type Stripe from 'stripe';
import { type PaymentSettings, readPaymentSettings } from './paymentSettings.ts';

/** The payment provider, ready to be asked. */
export interface Payments extends PaymentSettings {
  stripe: Stripe;
}

/** Milliseconds. The buyer looks at a busy button meanwhile. */
const PATIENCE = 10_000;

let opened: Payments | undefined;

/** The payment provider as the environment names it, null where it names none. */
export async function openPayments(environment = process.env): Promise<Payments | null> {
  const settings = readPaymentSettings(environment);
  if (settings === null) return null;
  const isSame = opened?.secretKey === settings.secretKey && opened.standIn?.href === settings.standIn?.href;
  opened = { ...settings, stripe: opened && isSame ? opened.stripe : await createStripe(settings) };
  return opened;
}

/** The SDK is loaded by those alone who sell: it would add to every other function's start. */
async function createStripe({ secretKey, standIn }: PaymentSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(secretKey, {
    maxNetworkRetries: 1,
    timeout: PATIENCE,
    telemetry: false,
    ...(standIn && { protocol: 'http' as const, host: standIn.hostname, port: standIn.port }),
  });
}
