import { logger } from 'firebase-functions/v2';
import type { Response } from 'firebase-functions/v2/https';
import { type CallError, type CallErrorCode, COMMON_ERRORS } from '../../../core/calls/callError.ts';
import { HttpError } from './HttpError.ts';
import { isOutOfRoom } from './isOutOfRoom.ts';

/** Firestore's codes for "too much at once" and "not reachable": DEADLINE_EXCEEDED, ABORTED, UNAVAILABLE. */
const BUSY_CODES: readonly unknown[] = [4, 10, 14];

/**
 * Answers a failed call as CallError. Only what an HttpError says gets out, if its code is common to all calls or one
 * that the call's contract names; the rest goes to the log.
 */
export function answerError(response: Response, error: unknown, named: readonly CallErrorCode[]): void {
  const { status, code, message } = toHttpError(error, [...COMMON_ERRORS, ...named]);
  const body: CallError = { error: { code, message } };
  response.status(status).set('cache-control', 'no-store').json(body);
}

function toHttpError(error: unknown, named: readonly CallErrorCode[]): HttpError {
  if (error instanceof HttpError && named.includes(error.code)) return error;
  logger.error(error);
  if (error instanceof Error && 'code' in error && BUSY_CODES.includes(error.code)) {
    return new HttpError('busy', 'Too much is going on at once. Please try again.');
  }
  if (isOutOfRoom(error)) return new HttpError('serverFull', 'The server has no room left.');
  return new HttpError('internal', 'Something went wrong on our side.');
}
