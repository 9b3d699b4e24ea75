import { randomBytes } from 'node:crypto';
import { inTransaction } from '../store/inTransaction.ts';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { AuthError } from './AuthError.ts';
import { digestOf } from './digestOf.ts';
import type { EmailOperation, IssuedAction } from './EmailAction.ts';

/** Milliseconds that a code is good for. */
const LIFETIME = 60 * 60 * 1000;
/** Milliseconds that an expired code stays known, so that its holder learns why it is refused. */
const MEMORY = 24 * 60 * 60 * 1000;

interface ActionRow {
  operation: EmailOperation;
  local_id: string;
  email: string;
  new_email: string | null;
  session_key: string;
  issued_at: number;
}

/** The codes in the links of mails, as digests: a copied database opens no account. */
export class ActionCodeStore {
  readonly #database: LocalDatabase;
  readonly #now: () => number;

  constructor(database: LocalDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  issue({ operation, localId, email, newEmail, sessionKey }: IssuedAction): string {
    const code = randomBytes(32).toString('base64url');
    this.#database
      .prepare(
        `INSERT INTO action_codes (digest, operation, local_id, email, new_email, session_key, issued_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(digestOf(code), operation, localId, email, newEmail, sessionKey, this.#now());
    return code;
  }

  /** @throws AuthError INVALID_OOB_CODE for one that was used or never given out, EXPIRED_OOB_CODE after an hour */
  read(code: string): IssuedAction {
    const row = this.#database
      .prepare(
        'SELECT operation, local_id, email, new_email, session_key, issued_at FROM action_codes WHERE digest = ?',
      )
      .get(digestOf(code)) as ActionRow | undefined;
    if (row === undefined) throw new AuthError('INVALID_OOB_CODE');
    if (row.issued_at + LIFETIME <= this.#now()) throw new AuthError('EXPIRED_OOB_CODE');
    return {
      operation: row.operation,
      localId: row.local_id,
      email: row.email,
      newEmail: row.new_email,
      sessionKey: row.session_key,
    };
  }

  /**
   * Uses up a code and runs what it allows, both or neither. @throws AuthError INVALID_OOB_CODE if it was
   * used meanwhile
   */
  use<Result>(code: string, work: () => Result): Result {
    return inTransaction(this.#database, () => {
      const { changes } = this.#database
        .prepare('DELETE FROM action_codes WHERE digest = ?')
        .run(digestOf(code));
      if (changes === 0) throw new AuthError('INVALID_OOB_CODE');
      return work();
    });
  }

  /** Deletes codes that expired more than a day ago. */
  clearExpired(): void {
    this.#database
      .prepare('DELETE FROM action_codes WHERE issued_at < ?')
      .run(this.#now() - LIFETIME - MEMORY);
  }
}
