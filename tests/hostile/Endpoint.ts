/**
 * An address of the public port with a well-formed request that must never succeed: only its victim may make
 * it, or it asks for something missing.
 */
export interface Endpoint {
  method: string;
  path: string;
  /** A JSON body, or text of another type; undefined for none. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** The token's scheme in the authorization header; undefined if no token is used. */
  scheme?: 'Bearer' | 'Firebase';
}
