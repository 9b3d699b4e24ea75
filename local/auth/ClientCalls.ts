import * as v from 'valibot';
import { type Account, unixSeconds } from './Account.ts';
import type { AccountStore } from './AccountStore.ts';
import { type Accounts, parseEmail } from './Accounts.ts';
import { AuthError } from './AuthError.ts';
import { accountView, providerInfo } from './accountView.ts';
import { ID_TOKEN_SECONDS } from './IdTokens.ts';
import {
  deletableAttributesSchema,
  displayNameSchema,
  parseBody,
  photoUrlSchema,
  profileChange,
} from './parseBody.ts';
import { pretendToVerify, requireStrongPassword, verifyPassword } from './password.ts';
import type { RateLimits } from './RateLimits.ts';
import { requireRecentLogin } from './requireRecentLogin.ts';
import type { Sessions, SignedIn } from './Sessions.ts';

const signUpSchema = v.object({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  displayName: v.optional(displayNameSchema),
});
const signInSchema = v.object({ email: v.optional(v.string()), password: v.optional(v.string()) });
const signedInSchema = v.object({ idToken: v.optional(v.string(), '') });
const updateSchema = v.object({
  idToken: v.optional(v.string(), ''),
  displayName: v.nullish(displayNameSchema),
  photoUrl: v.nullish(photoUrlSchema),
  deleteAttribute: v.optional(deletableAttributesSchema),
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  returnSecureToken: v.optional(v.boolean()),
});
const renewSchema = v.object({
  grant_type: v.optional(v.string(), ''),
  refresh_token: v.optional(v.string(), ''),
});

interface ClientCallsDeps {
  store: AccountStore;
  accounts: Accounts;
  sessions: Sessions;
  limits: RateLimits;
  projectId: string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** The calls of a browser: Identity Toolkit's methods for users, and the renewal of tokens. Each throws AuthError. */
export class ClientCalls {
  readonly #deps: ClientCallsDeps;

  constructor(deps: ClientCallsDeps) {
    this.#deps = deps;
  }

  async signUp(body: unknown, clientAddress: string): Promise<object> {
    const { store, accounts, sessions, limits } = this.#deps;
    const { email, password, displayName } = parseBody(signUpSchema, body);
    if (email === undefined) throw new AuthError('OPERATION_NOT_ALLOWED', 'Anonymous accounts are off.');
    if (email === '') throw new AuthError('MISSING_EMAIL');
    parseEmail(email);
    requireStrongPassword(password);
    limits.takeSignUp(clientAddress);
    const created = await accounts.create({ email, password, displayName });
    const account = store.change(created.localId, { lastLoginAt: created.createdAt });
    return {
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: account.localId,
      email: account.email,
      ...sessions.start(account, unixSeconds(account.createdAt)),
    };
  }

  /**
   * Gives the same response after the same time for an unknown address and a wrong password, so that neither
   * reveals who has an account.
   */
  async signInWithPassword(body: unknown, clientAddress: string): Promise<object> {
    const { store, sessions, limits, now } = this.#deps;
    const { email: given, password = '' } = parseBody(signInSchema, body);
    if (given === undefined) throw new AuthError('MISSING_EMAIL');
    const email = parseEmail(given);
    if (password === '') throw new AuthError('MISSING_PASSWORD');
    limits.takeSignIn(email, clientAddress);
    const { localId } = await this.#requireCredentials(email, password);
    limits.forgiveSignIn(email, clientAddress);
    const signedInAt = now();
    const account = store.change(localId, { lastLoginAt: signedInAt });
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      localId,
      email: account.email,
      displayName: account.displayName ?? '',
      registered: true,
      ...sessions.start(account, unixSeconds(signedInAt)),
    };
  }

  lookup(body: unknown): object {
    const { account } = this.#readSignedIn(body);
    return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [accountView(account)] };
  }

  async update(body: unknown): Promise<object> {
    const { store } = this.#deps;
    const request = parseBody(updateSchema, body);
    if (request.idToken === '') throw new AuthError('INVALID_REQ_TYPE', 'Unsupported request parameters.');
    const signedIn = this.#deps.sessions.read(request.idToken);
    refuseNewEmail(signedIn.account, request.email);
    const credentials = await this.#newCredentials(signedIn, request.password);
    // Hashing is slow: the account may have been disabled, or the session ended, meanwhile.
    this.#deps.sessions.read(request.idToken);
    const account = store.change(signedIn.account.localId, { ...profileChange(request), ...credentials });
    const authTime = credentials?.validSince ?? signedIn.claims.auth_time;
    return {
      kind: 'identitytoolkit#SetAccountInfoResponse',
      localId: account.localId,
      email: account.email,
      emailVerified: account.emailVerified,
      displayName: account.displayName ?? undefined,
      photoUrl: account.photoUrl ?? undefined,
      providerUserInfo: providerInfo(account),
      ...((credentials || request.returnSecureToken) && this.#deps.sessions.start(account, authTime)),
    };
  }

  delete(body: unknown): object {
    const signedIn = this.#readSignedIn(body);
    requireRecentLogin(signedIn, this.#deps.now());
    this.#deps.store.delete(signedIn.account.localId);
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  }

  /** Secure Token's only method: a fresh ID token of the same sign-in. */
  renew(body: unknown): object {
    const { grant_type, refresh_token } = parseBody(renewSchema, body);
    if (grant_type === '') throw new AuthError('MISSING_GRANT_TYPE');
    if (grant_type !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE');
    if (refresh_token === '') throw new AuthError('MISSING_REFRESH_TOKEN');
    const { account, idToken } = this.#deps.sessions.renew(refresh_token);
    return {
      access_token: idToken,
      id_token: idToken,
      refresh_token,
      expires_in: String(ID_TOKEN_SECONDS),
      token_type: 'Bearer',
      user_id: account.localId,
      project_id: this.#deps.projectId,
    };
  }

  #readSignedIn(body: unknown): SignedIn {
    const { idToken } = parseBody(signedInSchema, body);
    if (idToken === '') throw new AuthError('MISSING_ID_TOKEN');
    return this.#deps.sessions.read(idToken);
  }

  async #requireCredentials(email: string, password: string): Promise<Account> {
    const { store } = this.#deps;
    const checked = store.findByEmail(email);
    const isRight = await isPasswordOf(checked, password);
    // Read again: while the password was checked, another one may have been set.
    const account = store.findByEmail(email);
    if (!account || !isRight || account.passwordHash !== checked?.passwordHash)
      throw new AuthError('INVALID_LOGIN_CREDENTIALS');
    if (account.disabled) throw new AuthError('USER_DISABLED');
    return account;
  }

  async #newCredentials(signedIn: SignedIn, password: string | undefined) {
    if (password === undefined) return null;
    requireRecentLogin(signedIn, this.#deps.now());
    requireStrongPassword(password);
    this.#deps.limits.takePassword(signedIn.account.localId);
    const hashed = await this.#deps.accounts.hash(password);
    const changedAt = hashed.passwordUpdatedAt;
    return { ...hashed, lastLoginAt: changedAt, validSince: unixSeconds(changedAt) };
  }
}

async function isPasswordOf(account: Account | undefined, password: string): Promise<boolean> {
  if (typeof account?.passwordHash === 'string') return verifyPassword(password, account.passwordHash);
  await pretendToVerify(password);
  return false;
}

/** Refuses a new address, as production does where addresses are kept private: it has to be confirmed by mail first. */
function refuseNewEmail(account: Account, email: string | undefined): void {
  if (email === undefined || parseEmail(email) === account.email) return;
  throw new AuthError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.');
}
