import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import {
  Client,
  credentials,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  type MethodDefinition,
  Server,
  ServerCredentials,
  type ServiceDefinition,
} from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import * as v from 'valibot';
import { HOST } from '#local/config';

/** Operations, as Firestore bills them. */
interface Operations {
  /** Read documents, missing ones included. */
  reads: number;
  writes: number;
  deletes: number;
}

export interface FirestoreCounter {
  port: number;
  /** All operations so far. */
  operations: Readonly<Operations>;
  close: () => void;
}

type Method = MethodDefinition<object, object>;

const UNARY = ['BatchWrite', 'BeginTransaction', 'Commit', 'Rollback'];
const STREAMING = ['BatchGetDocuments', 'ListDocuments', 'RunAggregationQuery', 'RunQuery'];

const requestSchema = v.object({
  documents: v.optional(v.array(v.string()), []),
  writes: v.optional(v.array(v.object({ operation: v.optional(v.string()) })), []),
});
const answerSchema = v.object({ document: v.nullish(v.unknown()), result: v.nullish(v.unknown()) });

/** Opens a port for the Admin SDK in front of a Firestore, and counts the documents that it reads and writes. */
export async function openFirestoreCounter(behind: number): Promise<FirestoreCounter> {
  const operations: Operations = { reads: 0, writes: 0, deletes: 0 };
  const service = loadService();
  const upstream = new Client(`${HOST}:${behind}`, credentials.createInsecure());
  const server = new Server({ 'grpc.max_receive_message_length': 11 * 1024 * 1024 });
  const isUnary = (name: string) => UNARY.includes(name);
  const passed = [...UNARY, ...STREAMING].filter((name) => service[name] !== undefined);
  const handlers = passed.map((name) => {
    const method = service[name] as Method;
    const count = (bytes: Buffer) => countRequest(operations, method, bytes);
    return [
      name,
      isUnary(name) ? passUnary(upstream, method, count) : passStream(upstream, method, operations),
    ];
  });
  server.addService(
    Object.fromEntries(passed.map((name) => [name, asBytes(service[name] as Method)])) as ServiceDefinition,
    Object.fromEntries(handlers),
  );
  const port = await new Promise<number>((done, fail) => {
    server.bindAsync(`${HOST}:0`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? fail(error) : done(bound),
    );
  });
  return {
    port,
    operations,
    close: () => {
      upstream.close();
      server.forceShutdown();
    },
  };
}

function countRequest(operations: Operations, method: Method, bytes: Buffer): void {
  const { documents, writes } = v.parse(requestSchema, method.requestDeserialize(bytes));
  operations.reads += documents.length;
  const deletes = writes.filter(({ operation }) => operation === 'delete').length;
  operations.deletes += deletes;
  operations.writes += writes.length - deletes;
}

function passUnary(
  upstream: Client,
  { path }: Method,
  count: (bytes: Buffer) => void,
): handleUnaryCall<Buffer, Buffer> {
  return (call, callback) => {
    count(call.request);
    upstream.makeUnaryRequest(path, asIs, asIs, call.request, new Metadata(), (error, answer) =>
      callback(error, answer),
    );
  };
}

function passStream(
  upstream: Client,
  method: Method,
  operations: Operations,
): handleServerStreamingCall<Buffer, Buffer> {
  return (call) => {
    countRequest(operations, method, call.request);
    // Documents requested by name are counted already.
    const isQuery = !method.path.endsWith('BatchGetDocuments');
    let found = 0;
    const answers = upstream.makeServerStreamRequest(method.path, asIs, asIs, call.request, new Metadata());
    answers.on('data', (bytes: Buffer) => {
      const { document, result } = v.parse(answerSchema, method.responseDeserialize(bytes));
      if (document || result) found += 1;
      call.write(bytes);
    });
    answers.on('end', () => {
      // A query without results is billed as one read.
      if (isQuery) operations.reads += Math.max(1, found);
      call.end();
    });
    answers.on('error', (error: Error) => {
      call.sendMetadata(new Metadata());
      call.emit('error', error);
    });
  };
}

function asBytes(method: Method): MethodDefinition<Buffer, Buffer> {
  return {
    ...method,
    requestSerialize: asIs,
    requestDeserialize: asIs,
    responseSerialize: asIs,
    responseDeserialize: asIs,
  } as MethodDefinition<Buffer, Buffer>;
}

function asIs(bytes: Buffer): Buffer {
  return bytes;
}

/** Returns Firestore's service definition, which the Admin SDK contains. */
function loadService(): ServiceDefinition {
  const adminSdk = createRequire(resolve('functions/package.json')).resolve('firebase-admin/firestore');
  const firestore = createRequire(adminSdk).resolve('@google-cloud/firestore');
  const file = firestore.replace(/src[\\/]index\.js$/, 'protos/v1.json');
  const options = { longs: String, enums: String, defaults: false, oneofs: true };
  return fromJSON(JSON.parse(readFileSync(file, 'utf8')), options)[
    'google.firestore.v1.Firestore'
  ] as ServiceDefinition;
}
