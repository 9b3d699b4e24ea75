import * as v from 'valibot';
import type { HandlerDeps } from '../HandlerDeps.ts';
import { parseRequest } from './parseRequest.ts';
import { beginTransactionSchema, isReadOnly } from './readContext.ts';

const rollbackSchema = v.strictObject({ transaction: v.string() });

/** BeginTransaction: returns the new transaction's id in base64. */
export function beginTransaction(
  deps: HandlerDeps,
  database: string,
  body: unknown,
): { transaction: string } {
  deps.names.assertDatabase(database);
  const { options } = parseRequest(beginTransactionSchema, body);
  return { transaction: deps.transactions.begin(isReadOnly(options)).id };
}

/** Rollback: deletes a transaction; an unknown one causes no error. */
export function rollback(deps: HandlerDeps, database: string, body: unknown): Record<string, never> {
  deps.names.assertDatabase(database);
  deps.transactions.end(parseRequest(rollbackSchema, body).transaction);
  return {};
}
