/** The sender of a request, proved by a token. */
export interface Caller {
  userId: string;
  /** The token's claims, as security rules see them. */
  claims: Readonly<Record<string, unknown>>;
}
