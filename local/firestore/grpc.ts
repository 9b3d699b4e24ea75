import { readFileSync } from 'node:fs';
import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  Server,
  ServerCredentials,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import * as v from 'valibot';
import { reportAdminCall } from '../log/operations.ts';
import { type Permit, permitAdmin } from './authorize.ts';
import { toFirestoreError } from './FirestoreError.ts';
import { decodeMessage, encodeMessage } from './grpcMessages.ts';
import type { HandlerDeps } from './HandlerDeps.ts';
import { batchGetDocuments } from './handlers/batchGetDocuments.ts';
import { batchWrite } from './handlers/batchWrite.ts';
import { commit } from './handlers/commit.ts';
import { listCollectionIds } from './handlers/listCollectionIds.ts';
import { listDocuments } from './handlers/listDocuments.ts';
import { runAggregationQuery } from './handlers/runAggregationQuery.ts';
import { runQuery } from './handlers/runQuery.ts';
import { beginTransaction, rollback } from './handlers/transactions.ts';
import { Pace } from './work/Pace.ts';
import { waitForDrain } from './work/waitForDrain.ts';

/** grpc-js reads 4 MiB at most by default; Firestore accepts commits of 10. */
const MAX_MESSAGE_BYTES = 11 * 1024 * 1024;
/** Milliseconds that calls may take to end when the server closes. */
const CLOSE_GRACE = 2000;
const SERVICE = 'google.firestore.v1.Firestore';

type Handle<Answer> = (
  deps: HandlerDeps,
  resource: string,
  body: unknown,
  permit: Permit,
  pace: Pace,
) => Answer;

export interface GrpcServer {
  readonly port: number;
  /** Accepts no more calls, lets current ones end, and aborts the rest after two seconds. */
  readonly close: () => Promise<void>;
}

/**
 * Serves the Admin SDK on 127.0.0.1 (port 0: any free one). Its callers are the owner, so rules do not apply.
 * Further calls of the Admin SDK (listeners, partitions, pipelines) get UNIMPLEMENTED.
 */
export async function startGrpc(deps: HandlerDeps, serviceFile: string, port: number): Promise<GrpcServer> {
  const server = new Server({ 'grpc.max_receive_message_length': MAX_MESSAGE_BYTES });
  server.addService(loadService(serviceFile), createMethods(deps));
  const boundPort = await bind(server, port);
  return { port: boundPort, close: () => shutDown(server) };
}

function createMethods(deps: HandlerDeps): UntypedServiceImplementation {
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

function unary(
  deps: HandlerDeps,
  method: string,
  handle: Handle<unknown>,
): handleUnaryCall<unknown, unknown> {
  return async (call, callback) => {
    const report = startReport(method);
    try {
      const pace = new Pace(deps.turns);
      const answer = encodeMessage(await run(deps, handle, call.request, pace));
      await pace.rest();
      report(0);
      callback(null, answer);
    } catch (thrown) {
      const status = toStatus(thrown);
      report(status.code);
      callback(status);
    }
  };
}

function streaming(
  deps: HandlerDeps,
  method: string,
  handle: Handle<AsyncIterable<unknown>>,
): handleServerStreamingCall<unknown, unknown> {
  return async (call) => {
    const report = startReport(method);
    try {
      const pace = new Pace(deps.turns);
      for await (const answer of run(deps, handle, call.request, pace)) {
        const message = encodeMessage(answer);
        await pace.rest();
        const isTaken = call.write(message) || (await waitForDrain(call));
        if (!isTaken || call.cancelled) break;
      }
      call.end();
      report(0);
    } catch (thrown) {
      const status = toStatus(thrown);
      report(status.code);
      // Without a response header the SDK takes the error for a lost connection and retries for seven
      // seconds.
      call.sendMetadata(new Metadata());
      call.emit('error', status);
    }
  };
}

function startReport(method: string): (code: number) => void {
  const start = performance.now();
  return (code) => reportAdminCall({ method, code, ms: performance.now() - start });
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

function toStatus(thrown: unknown): { code: number; details: string } {
  const { grpcCode, message } = toFirestoreError(thrown);
  return { code: grpcCode, details: message };
}

/** Reads the service's definition (a file as the Admin SDK holds it). */
function loadService(file: string): ServiceDefinition {
  const definition = fromJSON(JSON.parse(readFileSync(file, 'utf8')), {
    longs: String,
    enums: String,
    bytes: String,
    json: true,
  })[SERVICE];
  if (definition === undefined || 'format' in definition)
    throw new Error(`${file} does not define ${SERVICE}.`);
  return definition;
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, boundPort) => {
      if (error) reject(error);
      else resolve(boundPort);
    });
  });
}

/** A client that hangs in the middle of a call must not keep the server from ending. */
function shutDown(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.forceShutdown(), CLOSE_GRACE);
  return new Promise((resolve, reject) => {
    server.tryShutdown((error) => {
      clearTimeout(cutOff);
      if (error) reject(error);
      else resolve();
    });
  });
}
