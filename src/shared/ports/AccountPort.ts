/** The data stored about the signed-in user, as a whole. */
export interface AccountPort {
  /** All of it as one document. @throws unauthenticated, tooManyRequests */
  exportAccount: () => Promise<Record<string, unknown>>;
  /** Deletes it with the account, soon after `confirmPassword`. @throws unauthenticated, tooManyRequests */
  deleteAccount: () => Promise<void>;
}
