import type { SchemaOf } from '../util/parseWith.ts';
import type { CallErrorCode } from './callError.ts';

/**
 * The contract of one call to the server: `core/calls/<subject>/<name>.ts` exports it as `<name>Call`.
 * The call goes to `/api/<name>`, is handled by `<name>` of `functions/src/<folder>/<name>.ts`, and is the client's
 * method of that name. `npm run calls` writes the lists that name each call.
 */
export interface CallContract<Request, Answer> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** If true, the server refuses everybody but admins before it reads the request. */
  readonly isForAdmins?: boolean;
  /**
   * If true, everybody gets the same answer, and Hosting may cache it for 30 seconds. Answers of other calls must not
   * be cached.
   */
  readonly isShared?: boolean;
  /** If true, the client adds the secret of this browser's guest to the request as `guestToken`. */
  readonly provesGuest?: boolean;
  /** If true, the browser finishes sending the request when the page is left. */
  readonly outlivesPage?: boolean;
  /** Parses the query (GET: all values are text) or the body (POST) on the server. */
  readonly request: SchemaOf<Request>;
  /** Parses the answer on the client. */
  readonly answer: SchemaOf<Answer>;
  /** The errors that the call may return besides COMMON_ERRORS; any other code of a handler becomes `internal`. */
  readonly errors: readonly CallErrorCode[];
}
