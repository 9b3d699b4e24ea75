import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { errorCodeIn } from './errorCodeIn.ts';
import type { Part, Route, RouteOf } from './routeOf.ts';

/**
 * The kind of caller, never the identity: a guest has a play token, a user is signed in, an admin is the
 * Admin SDK.
 */
type CallerKind = 'none' | 'guest' | 'user' | 'admin';

/** The log entry of one request, without addresses, names, tokens and ids of users. */
interface RequestEntry {
  readonly type: 'request';
  /** ISO 8601. */
  readonly time: string;
  /** Also sent as `x-request-id`. */
  readonly id: string;
  readonly method: string;
  readonly part: Part;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** On the connection, including headers. */
  readonly bytesIn: number;
  readonly bytesOut: number;
  readonly caller: CallerKind;
  /** The code of a refusal or error. */
  readonly error?: string;
  /** The client hung up before the response ended. */
  readonly aborted?: true;
}

interface Traffic {
  readonly read: number;
  readonly written: number;
}

const NO_TRAFFIC: Traffic = { read: 0, written: 0 };

/** A connection's bytes up to the end of its last request. */
const countedTraffic = new WeakMap<Socket, Traffic>();
const signedIn = new WeakSet<IncomingMessage>();
const calledFunctions = new WeakMap<IncomingMessage, string>();

/** Wraps the check of a caller, and remembers for the log that the request had one. */
export function rememberCaller<Caller>(
  readCaller: (request: IncomingMessage) => Caller,
): (request: IncomingMessage) => Caller {
  return (request) => {
    const caller = readCaller(request);
    if (caller !== null) signedIn.add(request);
    return caller;
  };
}

/**
 * Remembers for the log which function a request calls. The function's name may be logged; other words of an address
 * could name a person.
 */
export function rememberFunction(request: IncomingMessage, name: string): void {
  calledFunctions.set(request, name);
}

/** Passes an entry to `write` for each request, once its response is sent or its connection is lost. */
export function logRequests(
  write: (entry: RequestEntry) => void,
  routeOf: RouteOf,
  isAdminPort = false,
): RequestHandler {
  const run = randomBytes(4).toString('hex');
  let count = 0;
  return (request, response, next) => {
    const start = performance.now();
    const id = `${run}-${++count}`;
    const { socket, path } = request;
    const errorCode = watchErrorCode(response);
    response.set('x-request-id', id);
    response.once('close', () => {
      const error = errorCode();
      write({
        type: 'request',
        time: new Date().toISOString(),
        id,
        method: request.method,
        ...(routeOfFunction(request) ?? routeOf(path)),
        status: response.statusCode,
        ms: performance.now() - start,
        ...takeTraffic(socket),
        caller: isAdminPort ? 'admin' : callerOf(request),
        ...(error !== undefined && { error }),
        ...(!response.writableFinished && { aborted: true }),
      });
    });
    next();
  };
}

function routeOfFunction(request: IncomingMessage): Route | null {
  const name = calledFunctions.get(request);
  return name === undefined ? null : { part: 'functions', route: `/api/${name}` };
}

function takeTraffic(socket: Socket): { bytesIn: number; bytesOut: number } {
  const before = countedTraffic.get(socket) ?? NO_TRAFFIC;
  const now = { read: socket.bytesRead, written: socket.bytesWritten };
  countedTraffic.set(socket, now);
  return { bytesIn: now.read - before.read, bytesOut: now.written - before.written };
}

function callerOf(request: Request): CallerKind {
  if (signedIn.has(request)) return 'user';
  return hasGuestToken(request.body) ? 'guest' : 'none';
}

function hasGuestToken(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'guestToken' in body;
}

/**
 * Observes the error code of a response. Each part of the server has its own form of errors, but all send them by
 * `json`.
 */
function watchErrorCode(response: Response): () => string | undefined {
  let code: string | undefined;
  const json = response.json;
  response.json = (body) => {
    if (response.statusCode >= 400) code = errorCodeIn(body);
    return json.call(response, body);
  };
  return () => code;
}
