import * as v from 'valibot';
import { type Account, newSessionKey, unixSeconds } from './Account.ts';
import type { AccountStore } from './AccountStore.ts';
import { parseEmail } from './Accounts.ts';
import { AuthError } from './AuthError.ts';
import { displayNameSchema, localIdSchema, parseBody, photoUrlSchema } from './parseBody.ts';
import { KEY_BYTES, writePasswordHash } from './password.ts';
import { refuseUnkept } from './refuseUnkept.ts';

const milliseconds = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer());
const bytes = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64url')),
);
/** Loose, since fields that are not supported are refused by name for each account. */
const userSchema = v.looseObject({
  localId: localIdSchema,
  email: v.optional(v.string()),
  emailVerified: v.optional(v.boolean(), false),
  displayName: v.optional(displayNameSchema),
  photoUrl: v.optional(photoUrlSchema),
  disabled: v.optional(v.boolean(), false),
  customAttributes: v.optional(v.string()),
  passwordHash: v.optional(bytes),
  salt: v.optional(bytes),
  createdAt: v.optional(milliseconds),
  lastLoginAt: v.optional(milliseconds),
});
const importSchema = v.object({
  hashAlgorithm: v.optional(v.literal('STANDARD_SCRYPT')),
  cpuMemCost: v.optional(v.number()),
  blockSize: v.optional(v.number()),
  parallelization: v.optional(v.number()),
  dkLen: v.optional(v.literal(KEY_BYTES)),
  users: v.pipe(v.array(userSchema), v.maxLength(1000)),
});

type ImportedUser = v.InferOutput<typeof userSchema>;
type ImportRequest = v.InferOutput<typeof importSchema>;

interface AdminImportDeps {
  store: AccountStore;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** The Admin SDK's `importUsers`: whole accounts with the hashes of their passwords, of scrypt alone. */
export class AdminImportCalls {
  readonly #deps: AdminImportDeps;

  constructor(deps: AdminImportDeps) {
    this.#deps = deps;
  }

  /**
   * Overwrites existing accounts. Invalid ones are listed by index, and the rest is imported. @throws
   * AuthError if the request is invalid as a whole
   */
  batchCreate(body: unknown): object {
    const request = parseBody(importSchema, body);
    const error = request.users.flatMap((user, index) => {
      const message = this.#refusalOf(user, request);
      return message === null ? [] : [{ index, message }];
    });
    return { kind: 'identitytoolkit#UploadAccountResponse', error };
  }

  /** Imports an account. Returns why it is refused, or null if it was imported. */
  #refusalOf(user: ImportedUser, request: ImportRequest): string | null {
    try {
      refuseUnkept(user);
      this.#take(accountOf(user, hashOf(user, request), this.#deps.now()));
      return null;
    } catch (error) {
      if (error instanceof AuthError) return error.message;
      throw error;
    }
  }

  #take(account: Account): void {
    const { store } = this.#deps;
    if (store.findById(account.localId)) store.change(account.localId, account);
    else store.add(account);
  }
}

/** @throws AuthError for a hash that cannot be kept */
function hashOf({ passwordHash, salt }: ImportedUser, request: ImportRequest): string | null {
  if (passwordHash === undefined) return null;
  const { cpuMemCost: N, blockSize: r, parallelization: p } = request;
  if (salt === undefined || passwordHash.length !== KEY_BYTES || !N || !r || !p)
    throw new AuthError('INVALID_ARGUMENT', 'A password hash needs its salt, length and scrypt cost.');
  return writePasswordHash({ cost: { N, r, p }, salt, key: passwordHash });
}

/** @throws AuthError for an address that is none */
function accountOf(user: ImportedUser, passwordHash: string | null, now: number): Account {
  return {
    localId: user.localId,
    email: user.email === undefined ? null : parseEmail(user.email),
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? null,
    photoUrl: user.photoUrl ?? null,
    disabled: user.disabled,
    passwordHash,
    passwordUpdatedAt: passwordHash === null ? null : now,
    validSince: unixSeconds(now),
    sessionKey: newSessionKey(),
    createdAt: user.createdAt ?? now,
    lastLoginAt: user.lastLoginAt ?? null,
    customAttributes: user.customAttributes ?? null,
  };
}
