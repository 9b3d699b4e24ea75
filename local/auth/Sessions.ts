import type { Account } from './Account.ts';
import type { AccountStore } from './AccountStore.ts';
import { AuthError } from './AuthError.ts';
import { ID_TOKEN_SECONDS, type IdTokenClaims, type IdTokens } from './IdTokens.ts';
import type { RefreshGrant, RefreshTokenStore } from './RefreshTokenStore.ts';

/** The part of a response that signs its receiver in. */
interface SessionTokens {
  idToken: string;
  refreshToken: string;
  /** Seconds, as text. */
  expiresIn: string;
}

export interface SignedIn {
  account: Account;
  claims: IdTokenClaims;
}

/** Sessions of signed-in browsers: created at sign-in, renewed, and checked at every entry point. */
export class Sessions {
  readonly #accounts: AccountStore;
  readonly #refreshTokens: RefreshTokenStore;
  readonly #idTokens: IdTokens;

  constructor(accounts: AccountStore, refreshTokens: RefreshTokenStore, idTokens: IdTokens) {
    this.#accounts = accounts;
    this.#refreshTokens = refreshTokens;
    this.#idTokens = idTokens;
  }

  /** @param authTime of the sign-in, unix seconds */
  start(account: Account, authTime: number): SessionTokens {
    return {
      idToken: this.#idTokens.issue(account, authTime),
      refreshToken: this.#refreshTokens.issue({ ...account, authTime }),
      expiresIn: String(ID_TOKEN_SECONDS),
    };
  }

  /**
   * @param authTime of the sign-in, unix seconds
   * @throws AuthError USER_NOT_FOUND, USER_DISABLED or TOKEN_EXPIRED
   */
  issueIdToken(localId: string, authTime: number): string {
    return this.#idTokens.issue(this.#requireUsable(localId, authTime), authTime);
  }

  /** @throws AuthError INVALID_REFRESH_TOKEN, USER_NOT_FOUND, USER_DISABLED or TOKEN_EXPIRED */
  renew(refreshToken: string): { account: Account; idToken: string } {
    const grant = this.#refreshTokens.find(refreshToken);
    if (!grant) throw new AuthError('INVALID_REFRESH_TOKEN');
    const account = this.#requireValid(grant.localId, grant);
    this.#refreshTokens.noteUse(refreshToken);
    return { account, idToken: this.#idTokens.issue(account, grant.authTime) };
  }

  /** @throws AuthError INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or USER_DISABLED */
  read(idToken: string): SignedIn {
    const claims = this.#idTokens.read(idToken);
    const session = { authTime: claims.auth_time, sessionKey: claims.lses };
    return { account: this.#requireValid(claims.sub, session), claims };
  }

  #requireValid(localId: string, { authTime, sessionKey }: Omit<RefreshGrant, 'localId'>): Account {
    const account = this.#requireUsable(localId, authTime);
    if (sessionKey !== account.sessionKey) throw new AuthError('TOKEN_EXPIRED');
    return account;
  }

  #requireUsable(localId: string, authTime: number): Account {
    const account = this.#accounts.findById(localId);
    if (!account) throw new AuthError('USER_NOT_FOUND');
    if (account.disabled) throw new AuthError('USER_DISABLED');
    if (authTime < account.validSince) throw new AuthError('TOKEN_EXPIRED');
    return account;
  }
}
