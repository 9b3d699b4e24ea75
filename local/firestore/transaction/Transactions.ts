import { randomBytes } from 'node:crypto';
import type { DocumentReader } from '../DocumentReader.ts';
import { invalidArgument } from '../FirestoreError.ts';
import type { Changes } from '../StoredDocument.ts';
import { ReplacedDocuments } from './ReplacedDocuments.ts';
import { Snapshot } from './Snapshot.ts';
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
  readonly #replaced = new ReplacedDocuments();
  readonly #now: () => number;
  /** In the order of their beginning. */
  readonly #open = new Map<string, Entry>();

  /** `now`: milliseconds. */
  constructor(store: DocumentReader, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  begin(isReadOnly: boolean): Transaction {
    this.#dropExpired();
    const now = this.#now();
    const snapshot = new Snapshot(this.#store, this.#replaced);
    const transaction = new Transaction(randomBytes(16).toString('base64'), isReadOnly, snapshot);
    this.#open.set(transaction.id, { transaction, begunAt: now, usedAt: now });
    return transaction;
  }

  /** @throws INVALID_ARGUMENT with exactly the message by which the Admin SDK recognizes that it may retry */
  get(id: string): Transaction {
    this.#dropExpired();
    const entry = this.#open.get(id);
    if (!entry) throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    entry.usedAt = this.#now();
    return entry.transaction;
  }

  end(id: string): void {
    if (this.#open.delete(id)) this.#forgetUnread();
  }

  /** Ends all transactions, since their reads are outdated; the clients retry. */
  endAll(): void {
    this.#open.clear();
    this.#forgetUnread();
  }

  /** Call it before each commit, for the snapshots still being read. */
  keepBefore(changes: Changes): void {
    this.#dropExpired();
    this.#replaced.countCommit();
    if (this.#open.size > 0) this.#replaced.keepBefore(changes, (path) => this.#store.get(path));
  }

  #dropExpired(): void {
    const now = this.#now();
    for (const [id, { begunAt, usedAt }] of this.#open) {
      if (now - usedAt > MAX_IDLE || now - begunAt > MAX_AGE) this.end(id);
    }
  }

  #forgetUnread(): void {
    const [oldest] = this.#open.values();
    this.#replaced.forgetUntil(oldest?.transaction.snapshot.commit ?? this.#replaced.lastCommit);
  }
}
