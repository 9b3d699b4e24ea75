import { randomBytes } from 'node:crypto';
import { inTransaction } from '../store/inTransaction.ts';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { digestOf } from './digestOf.ts';

export interface RefreshGrant {
  localId: string;
  /** Unix seconds of the sign-in that the token stems from. */
  authTime: number;
  /** The account's session key at that sign-in. */
  sessionKey: string;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Maximum number of tokens of one account, as for Google's own accounts; beyond that the one longest unused is removed.
 */
export const MAX_REFRESH_TOKENS = 100;
/** Milliseconds after which an unused token expires: longer than any school's holidays. */
const LIFETIME = 180 * DAY;
/** Milliseconds after its last use for which a token of an ended session stays known. */
const MEMORY = 30 * DAY;
/** Milliseconds within which further uses of a token are not stored, or each renewal would write to the disk. */
const USE_IS_NOTED = DAY;

/**
 * Refresh tokens in SQLite, stored as digests, so that a copied database gives nobody a session. A token
 * stays known for a while after its session ended, so that its holder learns why (the account is gone, the
 * password was changed), as in production.
 */
export class RefreshTokenStore {
  readonly #database: LocalDatabase;
  readonly #now: () => number;

  /** @param now milliseconds since the epoch */
  constructor(database: LocalDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  issue({ localId, authTime, sessionKey }: RefreshGrant): string {
    const token = randomBytes(32).toString('base64url');
    inTransaction(this.#database, () => {
      this.#database
        .prepare(
          'INSERT INTO refresh_tokens (digest, local_id, auth_time, session_key, used_at) VALUES (?, ?, ?, ?, ?)',
        )
        .run(digestOf(token), localId, authTime, sessionKey, this.#now());
      this.#deleteBeyondLimit(localId);
    });
    return token;
  }

  /** The session of a token; undefined for one that is unknown or was unused for too long. */
  find(token: string): RefreshGrant | undefined {
    return this.#database
      .prepare(
        `SELECT local_id AS localId, auth_time AS authTime, session_key AS sessionKey FROM refresh_tokens
         WHERE digest = ? AND used_at >= ?`,
      )
      .get(digestOf(token), this.#now() - LIFETIME) as RefreshGrant | undefined;
  }

  /** Extends a token's lifetime. */
  noteUse(token: string): void {
    const now = this.#now();
    this.#database
      .prepare('UPDATE refresh_tokens SET used_at = ? WHERE digest = ? AND used_at < ?')
      .run(now, digestOf(token), now - USE_IS_NOTED);
  }

  /** Forgets tokens that were unused for too long, and those of sessions that ended a good while ago. */
  clearExpired(): void {
    this.#database
      .prepare(
        `DELETE FROM refresh_tokens WHERE used_at < ? OR used_at < ? AND NOT EXISTS (
           SELECT 1 FROM accounts
           WHERE accounts.local_id = refresh_tokens.local_id AND accounts.session_key = refresh_tokens.session_key)`,
      )
      .run(this.#now() - LIFETIME, this.#now() - MEMORY);
  }

  #deleteBeyondLimit(localId: string): void {
    this.#database
      .prepare(
        `DELETE FROM refresh_tokens WHERE rowid IN (
           SELECT rowid FROM refresh_tokens WHERE local_id = ?
           ORDER BY used_at DESC, rowid DESC LIMIT -1 OFFSET ?)`,
      )
      .run(localId, MAX_REFRESH_TOKENS);
  }
}
