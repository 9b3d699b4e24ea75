import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { type Account, newSessionKey } from './Account.ts';
import { AuthError } from './AuthError.ts';

const COLUMNS =
  'local_id, email, email_verified, display_name, photo_url, disabled, password_hash, password_updated_at, ' +
  'valid_since, session_key, created_at, last_login_at, custom_attributes';

interface AccountRow {
  local_id: string;
  email: string | null;
  email_verified: number;
  display_name: string | null;
  photo_url: string | null;
  disabled: number;
  password_hash: string | null;
  password_updated_at: number | null;
  valid_since: number;
  session_key: string;
  created_at: number;
  last_login_at: number | null;
  custom_attributes: string | null;
}

/** The accounts in SQLite. Every method is synchronous, so reading and writing back in one go cannot lose a change. */
export class AccountStore {
  readonly #database: LocalDatabase;
  readonly #closed: readonly string[];
  /** Prepared once: every request with a token looks its account up. */
  readonly #selectBy: ReturnType<typeof prepareSelects>;

  /**
   * @param closed addresses whose accounts are suspended while this server runs: shown as disabled, and not
   * available to others
   */
  constructor(database: LocalDatabase, closed: readonly string[] = []) {
    this.#database = database;
    this.#closed = closed;
    this.#selectBy = prepareSelects(database);
  }

  findById(localId: string): Account | undefined {
    return this.#asShown(this.#findBy('local_id', localId));
  }

  findByEmail(email: string): Account | undefined {
    return this.#asShown(this.#findBy('email', email.toLowerCase()));
  }

  /** Accounts by ascending id, after the given one. */
  list(limit: number, afterId: string): readonly Account[] {
    const rows = this.#database
      .prepare(`SELECT ${COLUMNS} FROM accounts WHERE local_id > ? ORDER BY local_id LIMIT ?`)
      .all(afterId, limit) as AccountRow[];
    return rows.map((row) => this.#asShown(accountFromRow(row)));
  }

  /** @throws AuthError DUPLICATE_LOCAL_ID or EMAIL_EXISTS */
  add(account: Account): void {
    if (this.findById(account.localId)) throw new AuthError('DUPLICATE_LOCAL_ID');
    this.requireFreeEmail(account);
    this.#write(account);
  }

  /**
   * Changes an account and returns it. A new `validSince` ends every session, also those begun in that very
   * second. @throws AuthError USER_NOT_FOUND or EMAIL_EXISTS
   */
  change(localId: string, change: Partial<Omit<Account, 'localId' | 'sessionKey'>>): Account {
    const stored = this.#findBy('local_id', localId);
    if (!stored) throw new AuthError('USER_NOT_FOUND');
    const sessionKey = change.validSince === undefined ? stored.sessionKey : newSessionKey();
    const changed: Account = { ...stored, ...change, sessionKey };
    this.requireFreeEmail(changed);
    this.#write(changed);
    return changed;
  }

  /** Returns whether there was such an account. */
  delete(localId: string): boolean {
    return this.#database.prepare('DELETE FROM accounts WHERE local_id = ?').run(localId).changes > 0;
  }

  #findBy(column: 'local_id' | 'email', value: string): Account | undefined {
    const row = this.#selectBy[column].get(value) as AccountRow | undefined;
    return row && accountFromRow(row);
  }

  /** Shows a closed account as disabled. It is stored unchanged, so that the next server can open it again. */
  #asShown<Found extends Account | undefined>(account: Found): Found {
    return account && this.#isClosed(account.email) ? { ...account, disabled: true } : account;
  }

  #isClosed(email: string | null): boolean {
    return email !== null && this.#closed.includes(email);
  }

  /** @throws AuthError EMAIL_EXISTS if another account has the address, or if it belongs to a suspended account */
  requireFreeEmail({ email, localId }: { email: string | null; localId?: string | undefined }): void {
    if (email === null) return;
    const holder = this.findByEmail(email);
    const isFree = holder === undefined ? !this.#isClosed(email) : holder.localId === localId;
    if (!isFree) throw new AuthError('EMAIL_EXISTS');
  }

  #write(account: Account): void {
    this.#database
      .prepare(`INSERT OR REPLACE INTO accounts (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
      .run(
        account.localId,
        account.email,
        Number(account.emailVerified),
        account.displayName,
        account.photoUrl,
        Number(account.disabled),
        account.passwordHash,
        account.passwordUpdatedAt,
        account.validSince,
        account.sessionKey,
        account.createdAt,
        account.lastLoginAt,
        account.customAttributes,
      );
  }
}

function prepareSelects(database: LocalDatabase) {
  const selectBy = (column: string) =>
    database.prepare(`SELECT ${COLUMNS} FROM accounts WHERE ${column} = ?`);
  return { local_id: selectBy('local_id'), email: selectBy('email') };
}

function accountFromRow(row: AccountRow): Account {
  return {
    localId: row.local_id,
    email: row.email,
    emailVerified: row.email_verified === 1,
    displayName: row.display_name,
    photoUrl: row.photo_url,
    disabled: row.disabled === 1,
    passwordHash: row.password_hash,
    passwordUpdatedAt: row.password_updated_at,
    validSince: row.valid_since,
    sessionKey: row.session_key,
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
    customAttributes: row.custom_attributes,
  };
}
