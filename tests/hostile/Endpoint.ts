/**
 * An address of the public port with a well-formed request that only its victim may make, or that requests
 * something missing: it must never succeed, whatever is done to it.
 */
export interface Endpoint {
  method: string;
  path: string;
  /** A JSON body; text for another kind; undefined for none. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** The token's scheme in the authorization header; undefined if no token is used. */
  scheme?: 'Bearer' | 'Firebase';
}
