import { type HttpsFunction, type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import type { CallContract } from '../../../core/calls/callContract.ts';
import type { CallName } from '../../../core/calls/calls.ts';
import { DIGEST_KEY } from '../deps.ts';
import { INSTANCES, SELLING } from './functionOptions.ts';
import { type Handler, serve } from './serve.ts';

/** For calls that process all data of an account. A deletion finishes even if the caller stops waiting. */
const WHOLE_ACCOUNT: HttpsOptions = { timeoutSeconds: 300 };

/** Decodes pictures: few at a time, with memory for the largest allowed one. */
const DECODING: HttpsOptions = { memory: '1GiB', concurrency: 10, maxInstances: 5 };

/** Encodes covers. */
const PUBLISHING: HttpsOptions = { memory: '512MiB', timeoutSeconds: 120 };

/** The calls that need more than the others. */
const OPTIONS: Readonly<Partial<Record<CallName, HttpsOptions>>> = {
  createStripeCheckoutSession: SELLING,
  deleteAccount: WHOLE_ACCOUNT,
  exportAccount: WHOLE_ACCOUNT,
  offers: SELLING,
  publishRoom: PUBLISHING,
  takePicture: DECODING,
};

/**
 * Returns the function that Firebase deploys for a call. Each can make digests, so that a handler may begin
 * to count by network or account.
 */
export function deployCall<Request, Answer>(
  contract: CallContract<Request, Answer>,
  handle: Handler<Request, Answer>,
): HttpsFunction {
  const options = OPTIONS[contract.name as CallName];
  return onRequest({ ...INSTANCES, secrets: [DIGEST_KEY], ...options }, serve(contract, handle));
}
