import { randomBytes } from 'node:crypto';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { digestOf } from './digestOf.ts';

export interface RefreshGrant {
  localId: string;
  /** Unix seconds of the sign-in that the token stems from. */
  authTime: number;
}

/**
 * Refresh tokens in SQLite, as digests: a copied database gives nobody a session. A token stays known when its
 * session ends: only so can its holder be told why (the account is gone, the password was changed), as in production.
 */
export class RefreshTokenStore {
  readonly #database: LocalDatabase;

  constructor(database: LocalDatabase) {
    this.#database = database;
  }

  issue(grant: RefreshGrant): string {
    const token = randomBytes(32).toString('base64url');
    this.#database
      .prepare('INSERT INTO refresh_tokens (digest, local_id, auth_time) VALUES (?, ?, ?)')
      .run(digestOf(token), grant.localId, grant.authTime);
    return token;
  }

  find(token: string): RefreshGrant | null {
    const row = this.#database
      .prepare('SELECT local_id, auth_time FROM refresh_tokens WHERE digest = ?')
      .get(digestOf(token)) as { local_id: string; auth_time: number } | undefined;
    return row === undefined ? null : { localId: row.local_id, authTime: row.auth_time };
  }
}
