import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';

/** Every code that a failed call can answer, with its HTTP status. */
export const CALL_ERROR_STATUS = {
  /** The request is not what its contract says. */
  badRequest: 400,
  unauthenticated: 401,
  /** What only an account with a confirmed address may do. */
  emailUnconfirmed: 403,
  /** What only active Pro and admins may do. */
  planNeeded: 403,
  /** What only admins may do. */
  adminNeeded: 403,
  notFound: 404,
  methodNotAllowed: 405,
  /** The stored document is another one than the caller saw. */
  conflict: 409,
  /** An action's number is not the next one. */
  sequence: 409,
  /** As much is kept as an account may have. */
  quotaReached: 409,
  /** An admin has taken the room offline: its plays end. */
  roomHidden: 410,
  /** A body beyond what any request needs. */
  tooLarge: 413,
  /** A stored room that this version cannot read (R1, R2). */
  invalidRoom: 422,
  /** So often that one network or account has to wait a while. */
  tooManyRequests: 429,
  internal: 500,
  /** Too much at once; the same request may go through later. */
  busy: 503,
  /** What this needs is not set up here, or cannot be reached. */
  unavailable: 503,
  /** The disk or the quota behind the server is used up. */
  serverFull: 507,
} as const;

export type CallErrorCode = keyof typeof CALL_ERROR_STATUS;

/** What any call may answer, whatever its contract says: faults of the request, its sender's token, or the server. */
export const COMMON_ERRORS: readonly CallErrorCode[] = [
  'badRequest',
  'unauthenticated',
  'adminNeeded',
  'methodNotAllowed',
  'tooLarge',
  'internal',
  'busy',
  'serverFull',
];

/** The body of every failed call. A client reads codes that it does not know yet, too. */
export interface CallError {
  error: { code: string; message: string };
}

export const callErrorSchema: SchemaOf<CallError> = v.object({
  error: v.object({ code: v.string(), message: v.string() }),
});
