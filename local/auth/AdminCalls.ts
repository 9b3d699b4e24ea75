import * as v from 'valibot';
import { type Account, unixSeconds } from './Account.ts';
import type { AccountStore } from './AccountStore.ts';
import { type Accounts, parseEmail } from './Accounts.ts';
import { AuthError } from './AuthError.ts';
import { accountView, providerInfo } from './accountView.ts';
import {
  deletableAttributesSchema,
  displayNameSchema,
  localIdSchema,
  parseBody,
  photoUrlSchema,
  profileChange,
} from './parseBody.ts';
import type { RateLimits } from './RateLimits.ts';
import { refuseUnkept } from './refuseUnkept.ts';

const createSchema = v.object({
  localId: v.optional(localIdSchema),
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  displayName: v.optional(displayNameSchema),
  photoUrl: v.optional(photoUrlSchema),
  emailVerified: v.optional(v.boolean()),
  disabled: v.optional(v.boolean()),
});
const lookupSchema = v.object({
  localId: v.optional(v.array(v.string()), []),
  email: v.optional(v.array(v.string()), []),
});
const updateSchema = v.object({
  localId: v.optional(localIdSchema),
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  displayName: v.nullish(displayNameSchema),
  photoUrl: v.nullish(photoUrlSchema),
  deleteAttribute: v.optional(deletableAttributesSchema),
  emailVerified: v.optional(v.boolean()),
  disableUser: v.optional(v.boolean()),
  customAttributes: v.optional(v.string()),
  validSince: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer())),
});
const deleteSchema = v.object({ localId: v.optional(localIdSchema) });
const deleteAllSchema = v.object({
  localIds: v.pipe(v.array(localIdSchema), v.maxLength(1000)),
  force: v.literal(true),
});
const listSchema = v.object({
  maxResults: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(1000)),
    '20',
  ),
  nextPageToken: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});
const claimsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

const LONGEST_CLAIMS = 1000;
/** Names of claims that every token has; a custom claim with such a name could be taken for one of them. */
const FORBIDDEN_CLAIMS = [
  ...['iss', 'aud', 'sub', 'iat', 'exp', 'nbf', 'jti', 'nonce', 'azp', 'acr', 'amr', 'cnf'],
  ...['auth_time', 'firebase', 'at_hash', 'c_hash'],
];

interface AdminDeps {
  store: AccountStore;
  accounts: Accounts;
  limits: RateLimits;
  /** Milliseconds since the epoch. */
  now: () => number;
}

type UpdateRequest = v.InferOutput<typeof updateSchema> & { localId: string };

/**
 * The calls of the Admin SDK. They allow everything, so they are served by the admin port only. Each throws
 * AuthError.
 */
export class AdminCalls {
  readonly #deps: AdminDeps;

  constructor(deps: AdminDeps) {
    this.#deps = deps;
  }

  async create(body: unknown): Promise<object> {
    refuseUnkept(body);
    const account = await this.#deps.accounts.create(parseBody(createSchema, body));
    return {
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: account.localId,
      email: account.email ?? undefined,
      displayName: account.displayName ?? undefined,
    };
  }

  /**
   * Returns each account once, however often it is requested. A response without `users` means that none was
   * found.
   */
  lookup(body: unknown): object {
    const { localId, email } = parseBody(lookupSchema, body);
    const { store } = this.#deps;
    const found = [...localId.map((id) => store.findById(id)), ...email.map((e) => store.findByEmail(e))];
    const accounts = found.filter((account) => account !== undefined);
    const users = [...new Map(accounts.map((account) => [account.localId, account])).values()];
    const kind = 'identitytoolkit#GetAccountInfoResponse';
    return users.length === 0 ? { kind } : { kind, users: users.map(accountView) };
  }

  async update(body: unknown): Promise<object> {
    refuseUnkept(body);
    const { localId, ...settings } = parseBody(updateSchema, body);
    const request = { ...settings, localId: requireLocalId(localId) };
    const password = await this.#passwordChange(request.password);
    const change = { ...this.#emailChange(request), ...password, ...settingsChange(request) };
    const account = this.#deps.store.change(request.localId, change);
    if (request.password !== undefined) this.#deps.limits.forgetSignIns(account.email ?? '');
    return {
      kind: 'identitytoolkit#SetAccountInfoResponse',
      localId: account.localId,
      email: account.email ?? undefined,
      emailVerified: account.emailVerified,
      displayName: account.displayName ?? undefined,
      photoUrl: account.photoUrl ?? undefined,
      providerUserInfo: providerInfo(account),
    };
  }

  delete(body: unknown): object {
    const localId = requireLocalId(parseBody(deleteSchema, body).localId);
    if (!this.#deps.store.delete(localId)) throw new AuthError('USER_NOT_FOUND');
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  }

  /** Missing accounts count as deleted, as in production. */
  deleteAll(body: unknown): object {
    for (const localId of parseBody(deleteAllSchema, body).localIds) this.#deps.store.delete(localId);
    return { errors: [] };
  }

  /** A page of all accounts by id. Without a next page there is no token, without accounts no list. */
  list(query: unknown): object {
    const { maxResults, nextPageToken } = parseBody(listSchema, query);
    const page = this.#deps.store.list(maxResults, nextPageToken);
    const last = page.length === maxResults ? page.at(-1) : undefined;
    return {
      kind: 'identitytoolkit#DownloadAccountResponse',
      users: page.length === 0 ? undefined : page.map(accountView),
      nextPageToken: last?.localId,
    };
  }

  /** A change of the address ends every session, as in production. */
  #emailChange({ localId, email: given }: UpdateRequest): Partial<Account> {
    if (given === undefined) return {};
    const email = parseEmail(given);
    if (email === this.#deps.store.findById(localId)?.email) return {};
    return { email, validSince: unixSeconds(this.#deps.now()) };
  }

  async #passwordChange(password: string | undefined): Promise<Partial<Account>> {
    if (password === undefined) return {};
    const hashed = await this.#deps.accounts.hash(password);
    return { ...hashed, validSince: unixSeconds(hashed.passwordUpdatedAt) };
  }
}

function settingsChange(request: UpdateRequest): Partial<Account> {
  return {
    ...profileChange(request),
    ...(request.emailVerified !== undefined && { emailVerified: request.emailVerified }),
    ...(request.disableUser !== undefined && { disabled: request.disableUser }),
    ...(request.customAttributes !== undefined && {
      customAttributes: parseClaims(request.customAttributes),
    }),
    ...(request.validSince !== undefined && { validSince: request.validSince }),
  };
}

function parseClaims(customAttributes: string): string {
  if (customAttributes.length > LONGEST_CLAIMS) throw new AuthError('CLAIMS_TOO_LARGE');
  const parsed = v.safeParse(claimsSchema, customAttributes);
  if (!parsed.success) throw new AuthError('INVALID_CLAIMS');
  const forbidden = FORBIDDEN_CLAIMS.find((name) => Object.hasOwn(parsed.output, name));
  if (forbidden !== undefined) throw new AuthError('FORBIDDEN_CLAIM', forbidden);
  return customAttributes;
}

function requireLocalId(localId: string | undefined): string {
  if (localId === undefined) throw new AuthError('MISSING_LOCAL_ID');
  return localId;
}
