import type { IncomingMessage } from 'node:http';
import compression from 'compression';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { AuthError } from '../auth/AuthError.ts';
import { HOST } from '../config.ts';
import { ConcurrencyLimit, TooBusyError } from '../http/ConcurrencyLimit.ts';
import { parseJson } from '../http/parseJson.ts';
import { requireDecodableQuery } from '../http/requireDecodableQuery.ts';
import { rememberFunction } from '../log/logRequests.ts';
import { reportBilled } from '../log/operations.ts';
import type { FunctionsHost } from './FunctionsHost.ts';

/** Much more than any call or Stripe event needs; parsing larger bodies would block others. */
const BODY_LIMIT = '256kb';

/**
 * Requests that the functions handle at once, as many as one instance in production. Beyond 100 the Admin SDK opens
 * and drops further connections all the time, which costs more than the waiting.
 */
const CONCURRENCY = 80;
/** Number of requests that may wait; each keeps its body in memory. */
const MOST_WAITING = 1000;

export interface FunctionsRouterDeps {
  host: FunctionsHost;
  /** @throws AuthError for a token that is not to be trusted */
  readCaller: (request: IncomingMessage) => unknown;
  /** Functions that serve a page, by path. */
  pages?: Readonly<Record<string, string>> | undefined;
  limit?: ConcurrencyLimit;
}

/**
 * Serves `/api/{name}` by the function of that name, like Hosting's rewrites in production. A token is
 * checked before any function runs, since the Admin SDK in emulator mode accepts unsigned ones from anybody.
 */
export function functionsRouter({
  host,
  readCaller,
  pages = {},
  limit = new ConcurrencyLimit(CONCURRENCY, MOST_WAITING),
}: FunctionsRouterDeps): Router {
  const router = Router();
  router.all('/api/:name', (request, _response, next) => {
    const name = String(request.params.name);
    if (host.find(name) !== undefined) rememberFunction(request, name);
    next();
  });
  router.use('/api', (request, _response, next) => {
    readCaller(request);
    next();
  });
  router.all(
    '/api/:name',
    // Before the body is read, so that unknown functions cost nothing.
    ({ params }, _response, next) => next(host.find(String(params.name)) === undefined ? 'route' : undefined),
    requireDecodableQuery,
    noteAddress,
    readRawBody,
    parseRawBody,
    async (request, response, next) => {
      const run = host.find(String(request.params.name));
      if (run === undefined) return next();
      reportBilled({ calls: 1 });
      await limit.run(() => (response.destroyed ? undefined : run(request, response)));
    },
  );
  // With any method, like Hosting: the function decides which it accepts.
  for (const [path, name] of Object.entries(pages))
    router.all(path, compression(), requireDecodableQuery, noteAddress, async (request, response, next) => {
      const run = host.find(name);
      if (run === undefined) return next();
      reportBilled({ calls: 1 });
      await limit.run(() => (response.destroyed ? undefined : run(request, response)));
    });
  router.use('/api', (_request, response) => {
    response.status(404).json({ error: { code: 'notFound', message: 'No such function' } });
  });
  router.use('/api', answerErrors);
  return router;
}

/** An address that stands for Hosting, the proxy before a function in production. */
const HOSTING = HOST;

/**
 * Sets the sender's address like Hosting and the platform. The request's own claims are not passed on, or a
 * client could choose the address that a throttle counts.
 */
const noteAddress: RequestHandler = (request, _response, next) => {
  request.headers['x-forwarded-for'] = `${request.socket.remoteAddress ?? ''}, ${HOSTING}`;
  next();
};

const readRawBody = express.raw({ type: () => true, limit: BODY_LIMIT });

/** Like the functions' runtime: `rawBody` for signatures, `body` parsed by its type. */
const parseRawBody: RequestHandler = (request, _response, next) => {
  const rawBody: Buffer = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  Object.assign(request, { rawBody, body: parse(request, rawBody) });
  next();
};

function parse(request: Request, rawBody: Buffer): unknown {
  if (rawBody.length === 0) return {};
  if (request.is('application/json')) return parseJson(rawBody);
  if (request.is('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(rawBody.toString()));
  return request.is('text/*') ? rawBody.toString() : rawBody;
}

const answerErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof AuthError)
    return void response.status(401).json({ error: { code: 'unauthenticated', message: error.message } });
  if (error instanceof TooBusyError) return answerBusy(response);
  if (!(error instanceof Error && 'status' in error && Number(error.status) < 500)) return next(error);
  const code = error.status === 413 ? 'tooLarge' : 'badRequest';
  response.status(Number(error.status)).json({ error: { code, message: error.message } });
};

function answerBusy(response: Response): void {
  const error = { code: 'unavailable', message: 'The server is busy. Try again in a moment.' };
  response.status(503).set('retry-after', '1').json({ error });
}
