import * as v from 'valibot';
import type { HandlerDeps } from '../HandlerDeps.ts';
import type { DocumentReader } from '../StoredDocument.ts';
import type { Transaction } from '../transaction/Transaction.ts';

const transactionOptionsSchema = v.strictObject({
  readOnly: v.exactOptional(v.strictObject({})),
  readWrite: v.exactOptional(v.strictObject({ retryTransaction: v.exactOptional(v.string()) })),
});
type TransactionOptions = v.InferOutput<typeof transactionOptionsSchema>;

export const beginTransactionSchema = v.strictObject({
  options: v.exactOptional(transactionOptionsSchema, {}),
});

/** The part of every reading request that says from which transaction it reads. */
export const readContextEntries = {
  transaction: v.exactOptional(v.string()),
  newTransaction: v.exactOptional(transactionOptionsSchema),
};

interface ReadContextMessage {
  transaction?: string;
  newTransaction?: TransactionOptions;
}

export interface ReadContext {
  readonly reader: DocumentReader;
  /** Remembers what is read; undefined where nobody will ask. */
  readonly transaction: Transaction | undefined;
  /** What the first answer says of a transaction that this request began. */
  readonly begun: { readonly transaction?: string };
  /** To be called when the request has read all, or was left. */
  readonly close: () => void;
}

/**
 * Where a request reads: in its transaction's snapshot, in that of a new one, or in one of its own, since others may
 * write between two slices of it.
 */
export function openReadContext({ transactions }: HandlerDeps, message: ReadContextMessage): ReadContext {
  if (message.transaction) {
    const transaction = transactions.get(message.transaction);
    return { reader: transaction.snapshot, transaction, begun: {}, close: () => {} };
  }
  const { newTransaction } = message;
  const transaction = transactions.begin(newTransaction === undefined || isReadOnly(newTransaction));
  const { id, snapshot: reader } = transaction;
  if (newTransaction !== undefined)
    return { reader, transaction, begun: { transaction: id }, close: () => {} };
  return { reader, transaction: undefined, begun: {}, close: () => transactions.end(id) };
}

export function isReadOnly(options: TransactionOptions): boolean {
  return options.readOnly !== undefined;
}
