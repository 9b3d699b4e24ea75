import { logger } from '../log/logger.ts';
import { HttpError } from './HttpError.ts';
import { isOutOfRoom } from './isOutOfRoom.ts';

/** Firestore's codes for "too much at once" and "not reachable": DEADLINE_EXCEEDED, ABORTED, UNAVAILABLE. */
const BUSY_CODES: readonly unknown[] = [4, 10, 14];

/** What gets out of a fault, which goes to the log: that there is too much at once (busy), no room left (serverFull), or that it is ours (internal). */
export function httpErrorOf(fault: unknown): HttpError {
  logger.error(fault);
  if (fault instanceof Error && 'code' in fault && BUSY_CODES.includes(fault.code))
    return new HttpError('busy', 'Too much is going on at once. Please try again.');
  if (isOutOfRoom(fault)) return new HttpError('serverFull', 'The server has no room left.');
  return new HttpError('internal', 'Something went wrong on our side.');
}
