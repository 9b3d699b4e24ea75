import { createHash } from 'node:crypto';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { StripeError } from './StripeError.ts';

/** Seconds for which a response is repeated, as in Stripe. */
const KEPT = 24 * 60 * 60;

/** Responses by idempotency key: the same request again gets the same response and is done once. */
export class AnswerTable {
  readonly #database: LocalDatabase;

  constructor(database: LocalDatabase) {
    this.#database = database;
  }

  /** @param now Unix seconds @throws StripeError for a key that came with another request before */
  answerOnce(key: string | undefined, request: string, now: number, work: () => object): object {
    if (key === undefined) return work();
    const digest = createHash('sha256').update(request).digest('base64url');
    const [known] = this.#database
      .prepare('SELECT request, answer FROM stripe_answers WHERE key = ?')
      .all(key) as { request: string; answer: string }[];
    if (known !== undefined) return repeat(known, digest);
    const answer = work();
    this.#database
      .prepare('INSERT INTO stripe_answers (key, request, answer, created) VALUES (?, ?, ?, ?)')
      .run(key, digest, JSON.stringify(answer), now);
    return answer;
  }

  /** @param now Unix seconds */
  clearOld(now: number): void {
    this.#database.prepare('DELETE FROM stripe_answers WHERE created < ?').run(now - KEPT);
  }
}

function repeat({ request, answer }: { request: string; answer: string }, digest: string): object {
  if (request === digest) return JSON.parse(answer);
  const message = 'Keys for idempotent requests can only be used with the same parameters.';
  throw new StripeError(400, 'idempotency_error', message);
}
