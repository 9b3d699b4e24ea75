import { type Allowance, RateLimit } from './RateLimit.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Only failures count for long. A class of pupils shares one address, so an address may fail more often than an account. */
const SIGN_INS_OF_ACCOUNT: Allowance = { attempts: 10, recovery: MINUTE };
const SIGN_INS_FROM_ADDRESS: Allowance = { attempts: 100, recovery: 6 * SECOND };
/** As many per hour as in production: enough for a class, too few for a script to fill the disk. */
const SIGN_UPS_FROM_ADDRESS: Allowance = { attempts: 100, recovery: 36 * SECOND };
const PASSWORDS_OF_ACCOUNT: Allowance = { attempts: 10, recovery: MINUTE };
const MAILS_TO_RECIPIENT: Allowance = { attempts: 5, recovery: 10 * MINUTE };
const MAILS_FROM_ADDRESS: Allowance = { attempts: 100, recovery: 10 * SECOND };

/**
 * Rate limits for signing up, signing in, setting passwords and requesting mails. Accounts are counted by
 * email address, whether the account exists or not, so that a limit does not reveal it.
 */
export class RateLimits {
  readonly #signInsOfAccount: RateLimit;
  readonly #signInsFromAddress: RateLimit;
  readonly #signUpsFromAddress: RateLimit;
  readonly #passwordsOfAccount: RateLimit;
  readonly #mailsToRecipient: RateLimit;
  readonly #mailsFromAddress: RateLimit;

  constructor(now: () => number) {
    this.#signInsOfAccount = new RateLimit(SIGN_INS_OF_ACCOUNT, now);
    this.#signInsFromAddress = new RateLimit(SIGN_INS_FROM_ADDRESS, now);
    this.#signUpsFromAddress = new RateLimit(SIGN_UPS_FROM_ADDRESS, now);
    this.#passwordsOfAccount = new RateLimit(PASSWORDS_OF_ACCOUNT, now);
    this.#mailsToRecipient = new RateLimit(MAILS_TO_RECIPIENT, now);
    this.#mailsFromAddress = new RateLimit(MAILS_FROM_ADDRESS, now);
  }

  /**
   * Counts a sign-in before its password is checked, so that many at once cannot slip through.
   * @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER
   */
  takeSignIn(email: string, clientAddress: string): void {
    this.#signInsFromAddress.take(clientAddress);
    this.#signInsOfAccount.take(email);
  }

  /**
   * Resets the account's failures after a correct password; the client address's other failures still count.
   */
  forgiveSignIn(email: string, clientAddress: string): void {
    this.#signInsFromAddress.giveBack(clientAddress);
    this.#signInsOfAccount.forget(email);
  }

  /** Called after a new password was set by mail: lets an account sign in again that a stranger's tries had blocked. */
  forgetSignIns(email: string): void {
    this.#signInsOfAccount.forget(email);
  }

  /**
   * Counts a sign-up before its password is hashed, which is expensive. @throws AuthError
   * TOO_MANY_ATTEMPTS_TRY_LATER
   */
  takeSignUp(clientAddress: string): void {
    this.#signUpsFromAddress.take(clientAddress);
  }

  /** Counts a new password of an account before it is hashed. @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER */
  takePassword(localId: string): void {
    this.#passwordsOfAccount.take(localId);
  }

  /** @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER */
  takeMail(recipient: string, clientAddress: string): void {
    this.#mailsFromAddress.take(clientAddress);
    this.#mailsToRecipient.take(recipient);
  }
}
