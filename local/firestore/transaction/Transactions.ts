import { randomBytes } from 'node:crypto';
import { invalidArgument } from '../FirestoreError.ts';
import type { Changes, DocumentReader } from '../StoredDocument.ts';
import { Transaction } from './Transaction.ts';

/** Firestore's own limits, in milliseconds: a client that went away must not keep its snapshot alive. */
const MAX_IDLE = 60_000;
const MAX_AGE = 270_000;

interface Entry {
  readonly transaction: Transaction;
  readonly begunAt: number;
  usedAt: number;
}

/** The open transactions, by id. */
export class Transactions {
  readonly #store: DocumentReader;
  readonly #now: () => number;
  readonly #open = new Map<string, Entry>();

  /** `now`: milliseconds. */
  constructor(store: DocumentReader, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  begin(isReadOnly: boolean): Transaction {
    this.#dropExpired();
    const now = this.#now();
    const transaction = new Transaction(randomBytes(16).toString('base64'), isReadOnly, this.#store);
    this.#open.set(transaction.id, { transaction, begunAt: now, usedAt: now });
    return transaction;
  }

  /** @throws INVALID_ARGUMENT in the very words by which the Admin SDK knows that it may try again */
  get(id: string): Transaction {
    this.#dropExpired();
    const entry = this.#open.get(id);
    if (!entry) throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    entry.usedAt = this.#now();
    return entry.transaction;
  }

  end(id: string): void {
    this.#open.delete(id);
  }

  /** To be called before each commit, for the snapshots of those that are still reading. */
  keepBefore(changes: Changes): void {
    this.#dropExpired();
    for (const { transaction } of this.#open.values()) transaction.snapshot.keepBefore(changes);
  }

  #dropExpired(): void {
    const now = this.#now();
    for (const [id, { begunAt, usedAt }] of this.#open) {
      if (now - usedAt > MAX_IDLE || now - begunAt > MAX_AGE) this.#open.delete(id);
    }
  }
}
