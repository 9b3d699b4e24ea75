import * as v from 'valibot';
import type { DocumentReader } from '../DocumentReader.ts';
import type { HandlerDeps } from '../HandlerDeps.ts';
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
  /** Records what is read, for the check at its commit; undefined if there will be no commit. */
  readonly transaction: Transaction | undefined;
  /** The first response's information on a transaction begun by this request. */
  readonly begun: { readonly transaction?: string };
  /** Call it when the request has read everything, or was abandoned. */
  readonly close: () => void;
}

/**
 * The snapshot that a request reads: its transaction's, that of a new transaction, or one of its own, since
 * others may write between two slices of work.
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
