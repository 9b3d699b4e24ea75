import * as v from 'valibot';
import type { Account } from './Account.ts';
import type { AccountStore } from './AccountStore.ts';
import { parseEmail } from './Accounts.ts';
import { AuthError } from './AuthError.ts';
import { providerInfo } from './accountView.ts';
import { requireOwnContinueUrl } from './actionPath.ts';
import type { Asker } from './answerCalls.ts';
import type { EmailAction } from './EmailAction.ts';
import type { EmailActions, LinkWishes } from './EmailActions.ts';
import { parseBody } from './parseBody.ts';
import { requireStrongPassword } from './password.ts';
import type { RateLimits } from './RateLimits.ts';
import { requireRecentLogin } from './requireRecentLogin.ts';
import type { Sessions } from './Sessions.ts';

const kindSchema = v.object({
  requestType: v.optional(v.string(), ''),
  returnOobLink: v.optional(v.boolean(), false),
});
const continueUrl = v.optional(v.pipe(v.string(), v.maxLength(2048)));
const idToken = v.optional(v.string(), '');
const sendSchema = v.variant('requestType', [
  v.object({ requestType: v.literal('PASSWORD_RESET'), email: v.optional(v.string(), ''), continueUrl }),
  v.object({ requestType: v.literal('VERIFY_EMAIL'), idToken, continueUrl }),
  v.object({
    requestType: v.literal('VERIFY_AND_CHANGE_EMAIL'),
    idToken,
    newEmail: v.string(),
    continueUrl,
  }),
  v.object({ requestType: v.literal('EMAIL_SIGNIN'), continueUrl }),
]);
const codeSchema = v.pipe(v.string(), v.maxLength(200));
const resetSchema = v.object({ oobCode: v.optional(codeSchema), newPassword: v.optional(v.string()) });
const applySchema = v.object({ oobCode: codeSchema });

type SendRequest = v.InferOutput<typeof sendSchema>;

interface EmailCallsDeps {
  store: AccountStore;
  sessions: Sessions;
  emailActions: EmailActions;
  limits: RateLimits;
  /** Host names that a link may lead on to. */
  ownNames: () => readonly string[];
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** The browser's calls about links in mails. No response contains a code. Each throws AuthError. */
export class EmailCalls {
  readonly #deps: EmailCallsDeps;

  constructor(deps: EmailCallsDeps) {
    this.#deps = deps;
  }

  sendOobCode(body: unknown, { clientAddress, language }: Asker): object {
    const { requestType, returnOobLink } = parseBody(kindSchema, body);
    if (requestType === '') throw new AuthError('MISSING_REQ_TYPE');
    if (returnOobLink) throw new AuthError('INSUFFICIENT_PERMISSION');
    const request = parseBody(sendSchema, body);
    requireOwnContinueUrl(request.continueUrl, this.#deps.ownNames());
    return {
      kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
      email: this.#send(request, clientAddress, { continueUrl: request.continueUrl, language }),
    };
  }

  /** Without a new password, returns a code's action; with one, sets the password. */
  async resetPassword(body: unknown): Promise<object> {
    const { oobCode, newPassword } = parseBody(resetSchema, body);
    const { emailActions, limits } = this.#deps;
    if (oobCode === undefined || oobCode === '') throw new AuthError('MISSING_OOB_CODE');
    if (newPassword === undefined) return resetView(emailActions.check(oobCode));
    requireStrongPassword(newPassword);
    limits.takePassword(emailActions.check(oobCode).localId);
    const action = await emailActions.resetPassword(oobCode, newPassword);
    limits.forgetSignIns(action.email);
    return resetView(action);
  }

  /** `accounts:update` with a code instead of a token: the holder of the code need not be signed in. */
  applyCode(body: unknown, { language }: Asker): object {
    const account = this.#deps.emailActions.apply(parseBody(applySchema, body).oobCode, language);
    return {
      kind: 'identitytoolkit#SetAccountInfoResponse',
      localId: account.localId,
      email: account.email,
      emailVerified: account.emailVerified,
      providerUserInfo: providerInfo(account),
    };
  }

  /** Returns the address as production does: the given one, or the account's. */
  #send(request: SendRequest, clientAddress: string, wishes: LinkWishes): string {
    switch (request.requestType) {
      case 'PASSWORD_RESET':
        return this.#sendReset(request.email, clientAddress, wishes);
      case 'VERIFY_EMAIL':
        return this.#sendVerification(request.idToken, clientAddress, wishes);
      case 'VERIFY_AND_CHANGE_EMAIL':
        return this.#sendChange(request.idToken, parseEmail(request.newEmail), clientAddress, wishes);
      case 'EMAIL_SIGNIN':
        throw new AuthError('OPERATION_NOT_ALLOWED', 'Signing in by a mailed link is off.');
    }
  }

  /**
   * Gives the same response after the same time for every address, so that it does not reveal who has an
   * account.
   */
  #sendReset(given: string, clientAddress: string, wishes: LinkWishes): string {
    if (given === '') throw new AuthError('MISSING_EMAIL');
    const email = parseEmail(given);
    const { store, limits, emailActions } = this.#deps;
    limits.takeMail(email, clientAddress);
    const account = store.findByEmail(email);
    if (!account || account.disabled) emailActions.pretendToSend();
    else this.#sendLink(account, { operation: 'PASSWORD_RESET' }, wishes);
    return email;
  }

  #sendVerification(idToken: string, clientAddress: string, wishes: LinkWishes): string {
    const { account } = this.#deps.sessions.read(idToken);
    const email = requireEmail(account);
    this.#deps.limits.takeMail(email, clientAddress);
    this.#sendLink(account, { operation: 'VERIFY_EMAIL' }, wishes);
    return email;
  }

  #sendChange(idToken: string, newEmail: string, clientAddress: string, wishes: LinkWishes): string {
    const { sessions, store, limits, now } = this.#deps;
    const signedIn = sessions.read(idToken);
    requireRecentLogin(signedIn, now());
    const email = requireEmail(signedIn.account);
    limits.takeMail(newEmail, clientAddress);
    if (store.findByEmail(newEmail)) throw new AuthError('EMAIL_EXISTS');
    this.#sendLink(signedIn.account, { operation: 'VERIFY_AND_CHANGE_EMAIL', newEmail }, wishes);
    return email;
  }

  #sendLink(
    account: Account,
    action: Pick<EmailAction, 'operation'> & Partial<Pick<EmailAction, 'newEmail'>>,
    wishes: LinkWishes,
  ): void {
    const { localId, sessionKey } = account;
    const full = { newEmail: null, ...action, localId, sessionKey, email: requireEmail(account) };
    this.#deps.emailActions.sendLink(full, wishes);
  }
}

function resetView({ operation, email, newEmail }: EmailAction): object {
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: operation,
    email,
    newEmail: newEmail ?? undefined,
  };
}

function requireEmail({ email }: Account): string {
  if (email === null) throw new AuthError('MISSING_EMAIL');
  return email;
}
