/** SPEC §3 "Current user info", without the loading flag. */
export interface CurrentUser {
  userId: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  /** When the account was created, by the sign-in service. */
  createdAt: Date | null;
  isAdmin: boolean;
  stripeId: string | null;
  /** The beginning of Pro; null without a plan. */
  start_datetime: Date | null;
  /** The end of Pro; null without a plan. */
  end_datetime: Date | null;
  /** Bought packs. */
  packs: readonly string[];
  /** Products with a payment under way, such as a slow bank transfer. */
  paymentsUnderWay: readonly string[];
}

export interface AuthPort {
  /**
   * Calls back with the user, or null when signed out, now and after every change. Returns a function that
   * stops it.
   */
  watchUser: (listener: (user: CurrentUser | null) => void) => () => void;
  /**
   * Creates the account, logs in and sends a confirmation mail. Returns whether the mail was sent; the account works
   * without it.
   */
  register: (name: string, email: string, password: string) => Promise<boolean>;
  logIn: (email: string, password: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Reloads the signed-in user's record and notifies the watchers. */
  refreshUser: () => Promise<void>;
  /**
   * Mails a link for a new password, without revealing whether the address has an account. @throws badEmail,
   * tooManyRequests
   */
  requestPasswordReset: (email: string) => Promise<void>;
  /**
   * The address to which a link for a new password was mailed; the link stays valid. @throws linkExpired,
   * linkUsed
   */
  checkPasswordReset: (code: string) => Promise<string>;
  /**
   * Sets the password and uses up the link. It does not log in. @throws linkExpired, linkUsed, weakPassword
   */
  resetPassword: (code: string, password: string) => Promise<void>;
  /** Mails the current user a confirmation link. @throws unauthenticated, tooManyRequests */
  sendEmailVerification: () => Promise<void>;
  /**
   * Uses up a link that confirms an address, changes it or restores the old one; notifies the watchers.
   * Returns the account's address afterwards. @throws linkExpired, linkUsed, emailTaken
   */
  confirmEmail: (code: string) => Promise<string>;
  /** Changes the name and notifies the watchers. @throws unauthenticated */
  changeName: (name: string) => Promise<void>;
  /**
   * Mails a link to the new address, which takes effect once that is opened. @throws badCredentials (wrong
   * current password), badEmail, emailTaken, tooManyRequests
   */
  changeEmail: (email: string, password: string) => Promise<void>;
  /**
   * Changes the password; other devices have to log in again. @throws badCredentials, weakPassword,
   * tooManyRequests
   */
  changePassword: (present: string, next: string) => Promise<void>;
  /**
   * Confirms the user's identity again, for actions that cannot be undone. @throws badCredentials,
   * tooManyRequests
   */
  confirmPassword: (password: string) => Promise<void>;
  /**
   * The address of a local server's mailbox; null if mails are really sent, or this is not the server's
   * machine.
   */
  findMailbox: () => Promise<string | null>;
}
