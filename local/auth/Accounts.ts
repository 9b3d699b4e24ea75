import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { type Account, newSessionKey, unixSeconds } from './Account.ts';
import type { AccountStore } from './AccountStore.ts';
import { AuthError } from './AuthError.ts';
import { hashPassword, requireStrongPassword } from './password.ts';

interface NewAccount {
  localId?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  displayName?: string | undefined;
  photoUrl?: string | undefined;
  emailVerified?: boolean | undefined;
  disabled?: boolean | undefined;
}

const emailSchema = v.pipe(v.string(), v.maxLength(254), v.email(), v.toLowerCase());

/** Creates accounts and changes their credentials, for the calls of browsers and of the Admin SDK. */
export class Accounts {
  readonly #store: AccountStore;
  readonly #now: () => number;

  constructor(store: AccountStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** @throws AuthError INVALID_EMAIL, EMAIL_EXISTS, DUPLICATE_LOCAL_ID or WEAK_PASSWORD */
  async create(input: NewAccount): Promise<Account> {
    const email = input.email === undefined ? null : parseEmail(input.email);
    // The store checks this again. It is checked here too, before the expensive hashing.
    this.#store.requireFreeEmail({ email, localId: input.localId });
    const credentials = input.password === undefined ? withoutPassword : await this.hash(input.password);
    const now = this.#now();
    const account: Account = {
      localId: input.localId ?? newLocalId(),
      email,
      emailVerified: input.emailVerified ?? false,
      displayName: input.displayName ?? null,
      photoUrl: input.photoUrl ?? null,
      disabled: input.disabled ?? false,
      validSince: unixSeconds(now),
      sessionKey: newSessionKey(),
      createdAt: now,
      lastLoginAt: null,
      customAttributes: null,
      ...credentials,
    };
    this.#store.add(account);
    return account;
  }

  /**
   * The fields that a new password changes. The time is taken after the slow hashing and once for all of them:
   * a `validSince` later than the sign-in it allows would void the very tokens that are given out.
   * @throws AuthError MISSING_PASSWORD or WEAK_PASSWORD
   */
  async hash(password: string | undefined): Promise<{ passwordHash: string; passwordUpdatedAt: number }> {
    requireStrongPassword(password);
    const passwordHash = await hashPassword(password);
    return { passwordHash, passwordUpdatedAt: this.#now() };
  }
}

const withoutPassword = { passwordHash: null, passwordUpdatedAt: null };

/** Returns the address in lower case, by which accounts are found. @throws AuthError INVALID_EMAIL */
export function parseEmail(email: string): string {
  const parsed = v.safeParse(emailSchema, email);
  if (!parsed.success) throw new AuthError('INVALID_EMAIL');
  return parsed.output;
}

/** 28 characters, as Firebase's own user ids. */
function newLocalId(): string {
  return randomBytes(21).toString('base64url');
}
