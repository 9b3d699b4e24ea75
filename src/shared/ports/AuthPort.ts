/** SPEC §3 "Current user info", without the loading flag. */
export interface CurrentUser {
  userId: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  /** When the account was made, as the sign-in service says. */
  createdAt: Date | null;
  isAdmin: boolean;
  stripeId: string | null;
  /** The beginning of Pro, null without a plan. */
  start_datetime: Date | null;
  /** The end of Pro, null without a plan. */
  end_datetime: Date | null;
  /** Packs that were bought. */
  packs: readonly string[];
  /** Products whose payment was begun and has not arrived, as a slow bank's. */
  paymentsUnderWay: readonly string[];
}

export interface AuthPort {
  /** Calls back with the user, or null when signed out, now and after every change. Returns the way to stop it. */
  watchUser: (listener: (user: CurrentUser | null) => void) => () => void;
  /** Makes the account and logs in; a mail to confirm the address is sent, and not waited for to arrive. */
  /** Answers whether the mail that confirms the address went out: without it the account is as good. */
  register: (name: string, email: string, password: string) => Promise<boolean>;
  logIn: (email: string, password: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Looks again at who is signed in, when the server may have changed the record; the watchers hear of it. */
  refreshUser: () => Promise<void>;
  /** Mails a link for a new password, and does not say whether the address has an account. @throws badEmail, tooManyRequests */
  requestPasswordReset: (email: string) => Promise<void>;
  /** The address that a link for a new password was mailed to; the link stays good. @throws linkExpired, linkUsed */
  checkPasswordReset: (code: string) => Promise<string>;
  /** Uses the link up. Nobody is logged in by it. @throws linkExpired, linkUsed, weakPassword */
  resetPassword: (code: string, password: string) => Promise<void>;
  /** Mails the current user a link that confirms the address. @throws unauthenticated, tooManyRequests */
  sendEmailVerification: () => Promise<void>;
  /**
   * Uses up a link that confirms an address, changes it or takes the old one back; the watchers hear of it.
   * Answers the address that the account has by it.
   * @throws linkExpired, linkUsed, emailTaken
   */
  confirmEmail: (code: string) => Promise<string>;
  /** The watchers hear of the new name. @throws unauthenticated */
  changeName: (name: string) => Promise<void>;
  /**
   * Mails a link to the new address; it is the account's once that link is opened.
   * @throws badCredentials (the present password is another one), badEmail, emailTaken, tooManyRequests
   */
  changeEmail: (email: string, password: string) => Promise<void>;
  /** Other devices have to log in again. @throws badCredentials, weakPassword, tooManyRequests */
  changePassword: (present: string, next: string) => Promise<void>;
  /** Proves anew who is there, for what cannot be undone. @throws badCredentials, tooManyRequests */
  confirmPassword: (password: string) => Promise<void>;
  /** The address of the page with the mails of a local server; null where real mails are sent, or this is not its machine. */
  findMailbox: () => Promise<string | null>;
}
