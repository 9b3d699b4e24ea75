import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';

/** Every error code of a call with its HTTP status. */
export const CALL_ERROR_STATUS = {
  /** The request does not match its contract. */
  badRequest: 400,
  unauthenticated: 401,
  /** Allowed only with a confirmed e-mail address. */
  emailUnconfirmed: 403,
  /** Needs active Pro; admins need none. */
  planNeeded: 403,
  /** Allowed only for admins. */
  adminNeeded: 403,
  notFound: 404,
  methodNotAllowed: 405,
  /** The stored document has changed since the caller read it. */
  conflict: 409,
  /** An action's number is not the next one. */
  sequence: 409,
  /** The account has stored as much as it may. */
  quotaReached: 409,
  /** An admin has taken the room offline; its plays have ended. */
  roomHidden: 410,
  /** The body is larger than any request needs. */
  tooLarge: 413,
  /** The stored room cannot be read by this version (R1, R2). */
  invalidRoom: 422,
  /** This network or account sent too many requests and has to wait. */
  tooManyRequests: 429,
  internal: 500,
  /** The server has too much to do; the same request may succeed later. */
  busy: 503,
  /** A service that the call needs is not set up here or cannot be reached. */
  unavailable: 503,
  /** The disk or the quota behind the server is used up. */
  serverFull: 507,
} as const;

export type CallErrorCode = keyof typeof CALL_ERROR_STATUS;

/** The errors that any call may return: faults of the request, of the sender's token or of the server. */
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

/** The body of every failed call. Clients also accept codes that they do not know yet. */
export interface CallError {
  error: { code: string; message: string };
}

export const callErrorSchema: SchemaOf<CallError> = v.object({
  error: v.object({ code: v.string(), message: v.string() }),
});
