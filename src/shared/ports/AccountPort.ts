/** What is stored of the person who is logged in, as a whole. */
export interface AccountPort {
  /** All of it, as one document. @throws unauthenticated, tooManyRequests */
  exportAccount: () => Promise<Record<string, unknown>>;
  /** Deletes it with the account itself, soon after `confirmPassword`. @throws unauthenticated, tooManyRequests */
  deleteAccount: () => Promise<void>;
}
