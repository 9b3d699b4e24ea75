import * as v from 'valibot';
import { reportAdminCall } from '../../log/operations.ts';
import { type Permit, permitAdmin } from '../authorize.ts';
import { toFirestoreError } from '../FirestoreError.ts';
import type { HandlerDeps } from '../HandlerDeps.ts';
import { batchGetDocuments } from '../handlers/batchGetDocuments.ts';
import { batchWrite } from '../handlers/batchWrite.ts';
import { commit } from '../handlers/commit.ts';
import { listCollectionIds } from '../handlers/listCollectionIds.ts';
import { listDocuments } from '../handlers/listDocuments.ts';
import { runAggregationQuery } from '../handlers/runAggregationQuery.ts';
import { runQuery } from '../handlers/runQuery.ts';
import { beginTransaction, rollback } from '../handlers/transactions.ts';
import { Pace } from '../work/Pace.ts';
import { decodeMessage, encodeMessage } from './grpcMessages.ts';

/** The largest request in bytes: grpc-js reads 4 MiB by default, but Firestore accepts commits of 10. */
export const MAX_MESSAGE_BYTES = 11 * 1024 * 1024;

/** A method of Firestore's gRPC service, as the Admin SDK calls it. */
export interface AdminMethod {
  /** Whether it answers with any number of messages, and not with one. */
  readonly isStreaming: boolean;
  /** Yields the answers to a request, both as gRPC messages. @throws AdminCallFailed */
  readonly answer: (request: unknown) => AsyncIterable<unknown>;
}

export type AdminMethods = Readonly<Record<string, AdminMethod>>;

/** Why a call failed, as gRPC tells it. */
export class AdminCallFailed extends Error {
  /** gRPC's number. */
  readonly code: number;

  constructor(thrown: unknown) {
    const { grpcCode, message } = toFirestoreError(thrown);
    super(message, { cause: thrown });
    this.code = grpcCode;
  }
}

/**
 * The methods that the Admin SDK may call. Its callers are the owner, so rules do not apply. Its further calls
 * (listeners, partitions, pipelines) are left out.
 */
export function createAdminMethods(deps: HandlerDeps): AdminMethods {
  return {
    BatchGetDocuments: streaming(deps, 'BatchGetDocuments', batchGetDocuments),
    BatchWrite: unary(deps, 'BatchWrite', batchWrite),
    BeginTransaction: unary(deps, 'BeginTransaction', beginTransaction),
    Commit: unary(deps, 'Commit', commit),
    ListCollectionIds: unary(deps, 'ListCollectionIds', listCollectionIds),
    ListDocuments: unary(deps, 'ListDocuments', listDocuments),
    Rollback: unary(deps, 'Rollback', rollback),
    RunAggregationQuery: streaming(deps, 'RunAggregationQuery', runAggregationQuery),
    RunQuery: streaming(deps, 'RunQuery', runQuery),
  };
}

type Handle<Answer> = (
  deps: HandlerDeps,
  resource: string,
  body: unknown,
  permit: Permit,
  pace: Pace,
) => Answer;

function unary(deps: HandlerDeps, name: string, handle: Handle<unknown>): AdminMethod {
  const handleOne: Handle<AsyncIterable<unknown>> = async function* (...request) {
    yield await handle(...request);
  };
  return { isStreaming: false, answer: (request) => answer(deps, name, handleOne, request) };
}

function streaming(deps: HandlerDeps, name: string, handle: Handle<AsyncIterable<unknown>>): AdminMethod {
  return { isStreaming: true, answer: (request) => answer(deps, name, handle, request) };
}

async function* answer(
  deps: HandlerDeps,
  method: string,
  handle: Handle<AsyncIterable<unknown>>,
  request: unknown,
): AsyncGenerator<unknown> {
  const start = performance.now();
  let code = 0;
  try {
    const pace = new Pace(deps.turns);
    for await (const each of run(deps, handle, request, pace)) {
      const message = encodeMessage(each);
      await pace.rest();
      yield message;
    }
  } catch (thrown) {
    const failed = new AdminCallFailed(thrown);
    code = failed.code;
    throw failed;
  } finally {
    reportAdminCall({ method, code, ms: performance.now() - start });
  }
}

const requestSchema = v.looseObject({
  database: v.exactOptional(v.string()),
  parent: v.exactOptional(v.string()),
});

/** A gRPC request names its database or parent in the message, a REST request in the address. */
function run<Answer>(deps: HandlerDeps, handle: Handle<Answer>, request: unknown, pace: Pace): Answer {
  const { database, parent, ...body } = v.parse(requestSchema, decodeMessage(request));
  return handle(deps, database ?? parent ?? '', body, permitAdmin, pace);
}
