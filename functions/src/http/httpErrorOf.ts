import { logger } from '../log/logger.ts';
import { HttpError } from './HttpError.ts';
import { isOutOfRoom } from './isOutOfRoom.ts';

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
