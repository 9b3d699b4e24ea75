import { logger } from '../log/logger.ts';
import { HttpError } from './HttpError.ts';

/** Firestore's RESOURCE_EXHAUSTED, and Cloud Storage's "payment required". */
const FULL_CODES: readonly unknown[] = [8, 402];

/** Firestore's codes for overload and unavailability: DEADLINE_EXCEEDED, ABORTED, UNAVAILABLE. */
const BUSY_CODES: readonly unknown[] = [4, 10, 14];

/**
 * Logs a fault and returns the error to send: overload (busy), full storage (serverFull), or a fault of the
 * server (internal).
 */
export function httpErrorOf(fault: unknown): HttpError {
  logger.error(fault);
  if (fault instanceof Error && 'code' in fault && BUSY_CODES.includes(fault.code))
    return new HttpError('busy', 'Too much is going on at once. Please try again.');
  if (isOutOfRoom(fault)) return new HttpError('serverFull', 'The server has no room left.');
  return new HttpError('internal', 'Something went wrong on our side.');
}

/**
 * Returns whether storage is full: a quota in production, the disk on a single machine. The embedded backend reports a
 * full disk by FAILED_PRECONDITION, since the Admin SDK would retry code 8 for minutes; it is recognized by its
 * message.
 */
function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return (
    FULL_CODES.includes(error.code) || (error.code === 9 && error.message.includes('disk of the server'))
  );
}
