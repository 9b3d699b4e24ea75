import type { SchemaOf } from '../util/parseWith.ts';
import type { CallErrorCode } from './callError.ts';

/**
 * One call of the server, said once for both sides: its client and its handler are derived from it (DESIGN §4).
 * The call goes to `/api/<name>`, is handled in `functions/src/handlers/<name>.ts`, and a port's method bears its name.
 */
export interface CallContract<Request, Answer> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Whether the door lets admins alone in, before it reads what they ask. */
  readonly isForAdmins?: boolean;
  /** Whether the browser finishes sending it when its page is left. */
  readonly outlivesPage?: boolean;
  /** Reads the query (GET: all of it text) or the body (POST) at the server's door. */
  readonly request: SchemaOf<Request>;
  /** Reads the answer at the client's. */
  readonly answer: SchemaOf<Answer>;
  /** What it may fail with besides COMMON_ERRORS; a handler's other codes are answered as `internal`. */
  readonly errors: readonly CallErrorCode[];
}
