import type { Response } from 'firebase-functions/v2/https';
import { type CallError, type CallErrorCode, COMMON_ERRORS } from '../../../core/calls/callError.ts';
import { HttpError } from './HttpError.ts';
import { httpErrorOf } from './httpErrorOf.ts';

/**
 * Sends a failed call's answer as CallError. Only an HttpError's message is sent, if its code is common to
 * all calls or named in the contract; everything else goes to the log.
 */
export function answerError(response: Response, error: unknown, named: readonly CallErrorCode[]): void {
  const isTold = error instanceof HttpError && [...COMMON_ERRORS, ...named].includes(error.code);
  const { status, code, message } = isTold ? error : httpErrorOf(error);
  const body: CallError = { error: { code, message } };
  response.status(status).set('cache-control', 'no-store').json(body);
}
