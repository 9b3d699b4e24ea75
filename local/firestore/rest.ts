import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Router } from 'express';
import type { Caller } from '../auth/Caller.ts';
import type { Authorize, Permit } from './authorize.ts';
import { FirestoreError, invalidArgument, toFirestoreError } from './FirestoreError.ts';
import type { HandlerDeps } from './HandlerDeps.ts';
import { batchGetDocuments } from './handlers/batchGetDocuments.ts';
import { commit } from './handlers/commit.ts';
import { runAggregationQuery } from './handlers/runAggregationQuery.ts';
import { runQuery } from './handlers/runQuery.ts';
import { type ListLimits, parseBody } from './json/parseBody.ts';
import { LIMITS } from './limits.ts';
import { sendList } from './sendList.ts';
import { Pace } from './work/Pace.ts';

/** Bytes from which a body gets a turn of its own before parsing, since many can arrive at once. */
const LARGE_BODY = 64 * 1024;

type Handle<Answer> = (
  deps: HandlerDeps,
  resource: string,
  body: unknown,
  permit: Permit,
  pace: Pace,
) => Answer;

/** A stream of responses is sent as a JSON array, including an error in it. */
type RestMethod = { readonly lists?: ListLimits } & (
  | { readonly isStream: true; readonly handle: Handle<AsyncIterable<unknown>> }
  | { readonly isStream: false; readonly handle: Handle<Promise<unknown>> }
);

/**
 * The calls of `firebase/firestore/lite`. It does not use server-side transactions, which are the Admin
 * SDK's.
 */
const METHODS: ReadonlyMap<string, RestMethod> = new Map<string, RestMethod>([
  [
    'batchGet',
    { handle: onDatabase(batchGetDocuments), isStream: true, lists: { documents: LIMITS.documents } },
  ],
  ['commit', { handle: onDatabase(commit), isStream: false, lists: { writes: LIMITS.writes } }],
  ['runQuery', { handle: runQuery, isStream: true }],
  ['runAggregationQuery', { handle: runAggregationQuery, isStream: true }],
]);

export interface RestDeps {
  readonly authorize: Authorize;
  /** Null if not signed in. @throws FirestoreError UNAUTHENTICATED for an invalid token */
  readonly readCaller: (request: Request) => Caller | null;
}

/** Firestore's REST interface for the browser's `firebase/firestore/lite`, under `/v1/projects/...`. */
export function createRestRouter(deps: HandlerDeps, { authorize, readCaller }: RestDeps): Router {
  const router = express.Router();
  const identify: RequestHandler = (request, response, next) => {
    response.locals.caller = readCaller(request);
    next();
  };
  const readBody = express.raw({ type: () => true, limit: LIMITS.requestBytes });
  const answer: RequestHandler = async (request, response) => {
    const caller: Caller | null = response.locals.caller;
    const { method, resource } = parseAddress(request);
    const pace = new Pace(deps.turns);
    const body = await readMessage(request.body, method, pace);
    const permit: Permit = (access, read) => authorize({ ...access, caller, read });
    const asked = [deps, resource, body, permit, pace] as const;
    if (method.isStream) await sendList(response, method.handle(...asked), pace);
    else response.json(await method.handle(...asked));
  };
  router.use('/v1/projects', identify, readBody, answer, answerError);
  return router;
}

function parseAddress(request: Request): { method: RestMethod; resource: string } {
  const address = decodeAddress(`projects${request.path}`);
  const separator = address.lastIndexOf(':');
  const method = METHODS.get(address.slice(separator + 1));
  if (request.method !== 'POST' || separator < 0 || !method) {
    throw new FirestoreError('UNIMPLEMENTED', 'This backend does not serve that method.');
  }
  return { method, resource: address.slice(0, separator) };
}

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    throw invalidArgument('The address is not valid.');
  }
}

async function readMessage(body: unknown, { lists = {} }: RestMethod, pace: Pace): Promise<unknown> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  if (bytes.length > LARGE_BODY) await pace.yield();
  const message = await parseBody(bytes, lists, pace);
  if (Object.hasOwn(message, 'transaction') || Object.hasOwn(message, 'newTransaction')) {
    throw new FirestoreError('UNIMPLEMENTED', 'Transactions are kept for the Admin SDK only.');
  }
  return message;
}

/** For calls that expect the database's name: the REST address has `/documents` after it. */
function onDatabase<Answer>(handle: Handle<Answer>): Handle<Answer> {
  return (deps, resource, ...rest) => handle(deps, resource.replace(/\/documents$/, ''), ...rest);
}

const answerError: ErrorRequestHandler = (thrown: unknown, request, response, next) => {
  if (response.headersSent) return next(thrown);
  const error = toFirestoreError(fromBodyReader(thrown));
  const isStream = METHODS.get(request.path.slice(request.path.lastIndexOf(':') + 1))?.isStream;
  response.status(error.httpStatus).json(isStream ? [error] : error);
};

/**
 * Converts Express's errors about bodies that are too large, truncated or badly encoded, which are the
 * client's fault.
 */
function fromBodyReader(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown instanceof FirestoreError || !('status' in thrown)) return thrown;
  if (thrown.status === 413)
    return invalidArgument(`Request payload size exceeds the limit: ${LIMITS.requestBytes} bytes.`);
  return Number(thrown.status) < 500
    ? invalidArgument(`The request's body cannot be read: ${thrown.message}.`)
    : thrown;
}
