/**
 * An address of the public port and a well-formed request to it that nobody but its victim may make, or that asks for
 * what does not exist: it must never come to anything, whatever is done to it on the way.
 */
export interface Endpoint {
  method: string;
  path: string;
  /** A JSON body; text for another kind; undefined for none. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** How the token is introduced in the authorization header; undefined where none is looked for. */
  scheme?: 'Bearer' | 'Firebase';
}
