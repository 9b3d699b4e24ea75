import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { errorCodeIn } from './errorCodeIn.ts';
import { type Part, type Route, routeOf } from './routeOf.ts';

/** Who calls, never which one: a guest plays with a token, a user is signed in, an admin is the Admin SDK. */
export type CallerKind = 'none' | 'guest' | 'user' | 'admin';

/** What is written of one request: no address of a person, no name, no token and no id of a user. */
export interface RequestEntry {
  readonly type: 'request';
  /** ISO 8601. */
  readonly time: string;
  /** Also answered as `x-request-id`. */
  readonly id: string;
  readonly method: string;
  readonly part: Part;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** From and to the connection, heads included. */
  readonly bytesIn: number;
  readonly bytesOut: number;
  readonly caller: CallerKind;
  /** The answer's own code of a refusal or fault. */
  readonly error?: string;
  /** The other side hung up before the answer ended. */
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

/** The check of a caller, which also remembers for the log that there was one. */
export function rememberCaller<Caller>(
  readCaller: (request: IncomingMessage) => Caller,
): (request: IncomingMessage) => Caller {
  return (request) => {
    const caller = readCaller(request);
    if (caller !== null) signedIn.add(request);
    return caller;
  };
}

/** Remembers for the log which function a request calls: its name is ours, where another word of an address could be a person's. */
export function rememberFunction(request: IncomingMessage, name: string): void {
  calledFunctions.set(request, name);
}

/** Hands an entry to `write` for each request, once it is answered or its connection is lost. */
export function logRequests(write: (entry: RequestEntry) => void, isAdminPort = false): RequestHandler {
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

/** Every part words its errors in another form, but all of them answer by `json`. */
function watchErrorCode(response: Response): () => string | undefined {
  let code: string | undefined;
  const json = response.json;
  response.json = (body) => {
    if (response.statusCode >= 400) code = errorCodeIn(body);
    return json.call(response, body);
  };
  return () => code;
}
