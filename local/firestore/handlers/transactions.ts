import * as v from 'valibot';
import type { Backend } from '../Backend.ts';
import { parseRequest } from './parseRequest.ts';
import { beginTransactionSchema, isReadOnly } from './readContext.ts';

const rollbackSchema = v.strictObject({ transaction: v.string() });

/** BeginTransaction: answers the new transaction's id, in base64. */
export function beginTransaction(backend: Backend, database: string, body: unknown): { transaction: string } {
  backend.names.assertDatabase(database);
  const { options } = parseRequest(beginTransactionSchema, body);
  return { transaction: backend.transactions.begin(isReadOnly(options)).id };
}

/** Rollback: forgets a transaction; one that is already gone is no error. */
export function rollback(backend: Backend, database: string, body: unknown): Record<string, never> {
  backend.names.assertDatabase(database);
  backend.transactions.end(parseRequest(rollbackSchema, body).transaction);
  return {};
}
