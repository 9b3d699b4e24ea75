import type { Mail } from '../mail/Mail.ts';
import { type Account, unixSeconds } from './Account.ts';
import type { AccountStore } from './AccountStore.ts';
import type { Accounts } from './Accounts.ts';
import type { ActionCodeStore } from './ActionCodeStore.ts';
import { AuthError } from './AuthError.ts';
import { actionMail } from './actionMail.ts';
import { actionPath } from './actionPath.ts';
import type { EmailAction, IssuedAction } from './EmailAction.ts';

/** The sender's options for a link. */
export interface LinkWishes {
  /** The page to continue to. */
  continueUrl?: string | undefined;
  /** The mail's language, such as `de`; anything but German is English. */
  language: string;
}

interface EmailActionsDeps {
  store: AccountStore;
  accounts: Accounts;
  codes: ActionCodeStore;
  sendMail: (mail: Mail) => void;
  /** The app's name in its mails. */
  appName: string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** Creates, checks and carries out the actions of links in mails, each once. */
export class EmailActions {
  readonly #deps: EmailActionsDeps;

  constructor(deps: EmailActionsDeps) {
    this.#deps = deps;
  }

  sendLink(action: IssuedAction, { continueUrl, language }: LinkWishes): void {
    const { appName, sendMail } = this.#deps;
    sendMail(actionMail(action, { path: this.makeLink(action, continueUrl), language, appName }));
  }

  /**
   * Takes as long as sending a mail, which is mostly a write to disk, so that the time does not reveal whether an
   * account exists. Nobody ever gets the code.
   */
  pretendToSend(): void {
    const nobody = { localId: '', email: '', newEmail: null, sessionKey: '' };
    this.#deps.codes.issue({ operation: 'PASSWORD_RESET', ...nobody });
  }

  /** Path and query of a new link. */
  makeLink(action: IssuedAction, continueUrl?: string): string {
    const code = this.#deps.codes.issue(action);
    return actionPath({ operation: action.operation, code, continueUrl });
  }

  /**
   * Returns a code's action without using it up. @throws AuthError INVALID_OOB_CODE, EXPIRED_OOB_CODE or
   * USER_DISABLED
   */
  check(code: string): IssuedAction {
    const action = this.#deps.codes.read(code);
    const account = this.#deps.store.findById(action.localId);
    if (!account || !isStillGood(action, account)) throw new AuthError('INVALID_OOB_CODE');
    if (account.disabled) throw new AuthError('USER_DISABLED');
    return action;
  }

  /**
   * Sets a new password for whoever has the mailed link. Ends every session, and marks the address as verified, since
   * the mail arrived there.
   * @throws AuthError as `check` does, MISSING_PASSWORD or WEAK_PASSWORD; after these two, the code can be used again
   */
  async resetPassword(code: string, newPassword: string): Promise<EmailAction> {
    const { store, accounts, codes } = this.#deps;
    const action = this.check(code);
    if (action.operation !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
    const hashed = await accounts.hash(newPassword);
    const validSince = unixSeconds(hashed.passwordUpdatedAt);
    // Hashing is slow: the account may have been disabled, or the link used, meanwhile.
    this.check(code);
    codes.use(code, () => store.change(action.localId, { ...hashed, validSince, emailVerified: true }));
    return action;
  }

  /**
   * Carries out an action that needs only a click. `language` is that of the notification mail. @throws
   * AuthError as `check` does, or EMAIL_EXISTS if the new address was taken meanwhile
   */
  apply(code: string, language: string): Account {
    const { store, codes } = this.#deps;
    const action = this.check(code);
    if (action.operation === 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
    const account = codes.use(code, () => store.change(action.localId, this.#changeOf(action)));
    if (action.operation === 'VERIFY_AND_CHANGE_EMAIL')
      this.sendLink({ ...action, operation: 'RECOVER_EMAIL' }, { language });
    return account;
  }

  /** A change of the address ends every session, as in production. */
  #changeOf({ operation, email, newEmail }: EmailAction): Partial<Account> {
    if (operation === 'VERIFY_EMAIL') return { emailVerified: true };
    const address = operation === 'VERIFY_AND_CHANGE_EMAIL' ? newEmail : email;
    return { email: address, emailVerified: true, validSince: unixSeconds(this.#deps.now()) };
  }
}

/**
 * Whether a mailed action is still valid: a newer password or address voids it, except for restoring the old
 * address.
 */
function isStillGood(action: IssuedAction, account: Account): boolean {
  if (action.operation === 'RECOVER_EMAIL') return account.email !== action.email;
  return account.email === action.email && account.sessionKey === action.sessionKey;
}
