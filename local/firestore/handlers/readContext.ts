import * as v from 'valibot';
import type { Backend } from '../Backend.ts';
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
  readonly transaction: Transaction | undefined;
  /** What the first answer says of a transaction that this request began. */
  readonly begun: { readonly transaction?: string };
}

/** Where a request reads: in its transaction's snapshot, in that of a new one, or in the store itself. */
export function openReadContext({ store, transactions }: Backend, message: ReadContextMessage): ReadContext {
  if (message.transaction) {
    const transaction = transactions.get(message.transaction);
    return { reader: transaction.snapshot, transaction, begun: {} };
  }
  if (!message.newTransaction) return { reader: store, transaction: undefined, begun: {} };
  const transaction = transactions.begin(isReadOnly(message.newTransaction));
  return { reader: transaction.snapshot, transaction, begun: { transaction: transaction.id } };
}

export function isReadOnly(options: TransactionOptions): boolean {
  return options.readOnly !== undefined;
}
