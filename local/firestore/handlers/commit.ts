import * as v from 'valibot';
import type { Permit } from '../authorize.ts';
import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import type { HandlerDeps } from '../HandlerDeps.ts';
import { executeQuery } from '../query/executeQuery.ts';
import type { Pace } from '../work/Pace.ts';
import { commitWrites } from '../write/commitWrites.ts';
import type { WriteResult } from '../write/stageWrites.ts';
import { parseRequest } from './parseRequest.ts';
import { readWrites } from './readWrites.ts';

const requestSchema = v.strictObject({
  writes: v.exactOptional(v.array(v.unknown()), []),
  transaction: v.exactOptional(v.string()),
});

interface CommitAnswer {
  readonly writeResults: readonly WriteResult[];
  readonly commitTime: string;
}

/**
 * Commit: all the writes or none; with a transaction, only if everything that it read is unchanged.
 * @throws FirestoreError ABORTED if it has changed; as rules, limits and preconditions refuse the writes
 */
export async function commit(
  deps: HandlerDeps,
  database: string,
  body: unknown,
  permit: Permit,
  pace: Pace,
): Promise<CommitAnswer> {
  deps.names.assertDatabase(database);
  const { transaction, ...message } = parseRequest(requestSchema, body);
  const writes = await readWrites(deps.names, message.writes, pace);
  const assertValid = () => {
    if (transaction) endTransaction(deps, transaction, writes.length > 0);
  };
  return commitWrites(deps, { writes, permit, assertValid }, pace);
}

/** A transaction can be committed only once, whatever the result. */
function endTransaction({ names, store, transactions }: HandlerDeps, id: string, hasWrites: boolean): void {
  const transaction = transactions.get(id);
  transactions.end(id);
  if (transaction.isReadOnly) {
    if (hasWrites) throw invalidArgument('A read-only transaction cannot write.');
    return;
  }
  if (transaction.isStillValid(store, (query) => executeQuery(store, names, query))) return;
  throw new FirestoreError('ABORTED', 'A document that the transaction read has been changed since.');
}
