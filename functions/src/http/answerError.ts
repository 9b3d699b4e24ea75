import type { Response } from 'firebase-functions/v2/https';
import { type CallError, type CallErrorCode, COMMON_ERRORS } from '../../../core/calls/callError.ts';
import { HttpError } from './HttpError.ts';
import { httpErrorOf } from './httpErrorOf.ts';

/**
 * Answers a failed call as CallError. Only what an HttpError says gets out, if its code is common to all calls or one
 * that the call's contract names; the rest goes to the log.
 */
export function answerError(response: Response, error: unknown, named: readonly CallErrorCode[]): void {
  const isTold = error instanceof HttpError && [...COMMON_ERRORS, ...named].includes(error.code);
  const { status, code, message } = isTold ? error : httpErrorOf(error);
  const body: CallError = { error: { code, message } };
  response.status(status).set('cache-control', 'no-store').json(body);
}
