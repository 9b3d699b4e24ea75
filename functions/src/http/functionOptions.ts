import type { HttpsOptions } from 'firebase-functions/v2/https';
import { DIGEST_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } from '../deps.ts';

/**
 * Passed to each function, since global options cause a warning when the embedded backend reloads this
 * module.
 */
export const INSTANCES: HttpsOptions = { maxInstances: 20 };

/** For functions that call the payment provider or list products. */
export const SELLING: HttpsOptions = {
  ...INSTANCES,
  secrets: [DIGEST_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET],
};
