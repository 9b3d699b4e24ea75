import type { IncomingMessage } from 'node:http';
import { Router } from 'express';
import type { LocalDatabase } from '../store/openDatabase.ts';
import { AccountStore } from './AccountStore.ts';
import { Accounts } from './Accounts.ts';
import { AdminCalls } from './AdminCalls.ts';
import { AuthError } from './AuthError.ts';
import { answer, answerAuthErrors, type Call, readForm, readJson } from './answerCalls.ts';
import type { Caller } from './Caller.ts';
import { type AuthParts, ClientCalls } from './ClientCalls.ts';
import { createReadCaller } from './createReadCaller.ts';
import { IdTokens } from './IdTokens.ts';
import { RefreshTokenStore } from './RefreshTokenStore.ts';
import { Sessions } from './Sessions.ts';
import { loadSigningKey } from './signingKey.ts';

const IDENTITY = '/identitytoolkit.googleapis.com/v1';
const SECURE_TOKEN = '/securetoken.googleapis.com/v1/token';
/** The Admin SDK in emulator mode says so, everywhere. */
const ADMIN_AUTHORIZATION = 'Bearer owner';

export interface AuthOptions {
  database: LocalDatabase;
  projectId: string;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export interface Auth {
  /** Identity Toolkit and Secure Token for browsers, at the server's root. */
  router: Router;
  /** Identity Toolkit for the Admin SDK, at the admin port's root. */
  adminRouter: Router;
  /** Who sends a request; null for nobody signed in. Throws AuthError for a token that is not to be trusted. */
  readCaller: (request: IncomingMessage) => Caller | null;
}

/** Firebase Auth with e-mail and password over one database. */
export function createAuth({ database, projectId, now = Date.now }: AuthOptions): Auth {
  const store = new AccountStore(database);
  const refreshTokens = new RefreshTokenStore(database);
  const idTokens = new IdTokens(projectId, loadSigningKey(database), now);
  const sessions = new Sessions(store, refreshTokens, idTokens);
  const accounts = new Accounts(store, now);
  const parts: AuthParts = { store, accounts, sessions, projectId, now };
  return {
    router: clientRouter(new ClientCalls(parts)),
    adminRouter: adminRouter(new AdminCalls(parts), projectId),
    readCaller: createReadCaller(sessions),
  };
}

function clientRouter(client: ClientCalls): Router {
  const calls = new Map<string, Call>([
    ['accounts:signUp', (body) => client.signUp(body)],
    ['accounts:signInWithPassword', (body) => client.signInWithPassword(body)],
    ['accounts:lookup', (body) => client.lookup(body)],
    ['accounts:update', (body) => client.update(body)],
    ['accounts:delete', (body) => client.delete(body)],
  ]);
  const router = Router();
  router.post(`${IDENTITY}/:call`, readJson, (request, response) =>
    answer(calls.get(request.params.call), request, response),
  );
  router.post(SECURE_TOKEN, readForm, (request, response) =>
    answer((body) => client.renew(body), request, response),
  );
  router.use(IDENTITY, refuseUnknown);
  router.use(answerAuthErrors);
  return router;
}

function adminRouter(admin: AdminCalls, projectId: string): Router {
  const calls = new Map<string, Call>([
    ['accounts', (body) => admin.create(body)],
    ['accounts:lookup', (body) => admin.lookup(body)],
    ['accounts:update', (body) => admin.update(body)],
    ['accounts:delete', (body) => admin.delete(body)],
  ]);
  const router = Router();
  router.post(`${IDENTITY}/projects/${projectId}/:call`, readJson, (request, response) => {
    if (request.headers.authorization !== ADMIN_AUTHORIZATION) throw new AuthError('PERMISSION_DENIED');
    return answer(calls.get(request.params.call), request, response);
  });
  router.use(IDENTITY, refuseUnknown);
  router.use(answerAuthErrors);
  return router;
}

function refuseUnknown(): never {
  throw new AuthError('NOT_FOUND');
}
