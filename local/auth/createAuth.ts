import type { IncomingMessage } from 'node:http';
import { type RequestHandler, Router } from 'express';
import type { Mail } from '../mail/Mail.ts';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { unixSeconds } from './Account.ts';
import { AccountStore } from './AccountStore.ts';
import { Accounts } from './Accounts.ts';
import { ActionCodeStore } from './ActionCodeStore.ts';
import { AdminCalls } from './AdminCalls.ts';
import { AdminImportCalls } from './AdminImportCalls.ts';
import { AdminLinkCalls } from './AdminLinkCalls.ts';
import { AuthError } from './AuthError.ts';
import { answer, answerAuthErrors, type Call, readForm, readJsonBody } from './answerCalls.ts';
import type { Caller } from './Caller.ts';
import { ClientCalls } from './ClientCalls.ts';
import { createAuthUri } from './createAuthUri.ts';
import { EmailActions } from './EmailActions.ts';
import { EmailCalls } from './EmailCalls.ts';
import { IdTokens } from './IdTokens.ts';
import { RateLimits } from './RateLimits.ts';
import { RefreshTokenStore } from './RefreshTokenStore.ts';
import { Sessions } from './Sessions.ts';
import { loadSigningKey } from './signingKey.ts';

/** The Storage SDK writes `Firebase` where the others write `Bearer`. */
const AUTHORIZATION = /^(?:Bearer|Firebase) (.+)$/i;

const IDENTITY = '/identitytoolkit.googleapis.com/v1';
const SECURE_TOKEN = '/securetoken.googleapis.com/v1/token';
/** The Admin SDK in emulator mode sends this header with every request. */
const ADMIN_AUTHORIZATION = 'Bearer owner';

export interface AuthDeps {
  database: LocalDatabase;
  projectId: string;
  /** The app's name in mails; the project's id unless given. */
  appName?: string | undefined;
  /** The app's public address, such as http://127.0.0.1:4173. */
  appOrigin: () => string;
  /** Host names that a link in a mail may lead on to. */
  ownNames: () => readonly string[];
  /** E-mail addresses of accounts that are closed while this server runs. */
  closedAccounts?: readonly string[];
  sendMail: (mail: Mail) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export interface Auth {
  /** Identity Toolkit and Secure Token for browsers, at the server's root. */
  router: Router;
  /** Identity Toolkit for the Admin SDK, at the admin port's root. */
  adminRouter: Router;
  /** The sender of a request; null if not signed in. @throws AuthError for an invalid token */
  readCaller: (request: IncomingMessage) => Caller | null;
  /** A token of an account that has just signed in. */
  issueIdToken: (userId: string) => string;
  /** Removes expired tokens and codes. */
  clearExpired: () => void;
  /** Call it after the database's rows were replaced as a whole. */
  reload: () => void;
}

/** Firebase Auth with e-mail and password over one database. */
export function createAuth(deps: AuthDeps): Auth {
  const parts = createParts(deps);
  return {
    router: clientRouter(parts),
    adminRouter: adminRouter(parts),
    readCaller: createReadCaller(parts.sessions),
    issueIdToken: (userId) => parts.sessions.issueIdToken(userId, unixSeconds(parts.now())),
    clearExpired: () => {
      parts.refreshTokens.clearExpired();
      parts.codes.clearExpired();
    },
    reload: () => parts.idTokens.useKey(loadSigningKey(deps.database)),
  };
}

function createParts(deps: AuthDeps) {
  const { database, projectId, appOrigin, ownNames, closedAccounts, sendMail, now = Date.now } = deps;
  const { appName = projectId } = deps;
  const store = new AccountStore(database, closedAccounts);
  const accounts = new Accounts(store, now);
  const codes = new ActionCodeStore(database, now);
  const refreshTokens = new RefreshTokenStore(database, now);
  const idTokens = new IdTokens(projectId, loadSigningKey(database), now);
  return {
    store,
    accounts,
    codes,
    refreshTokens,
    idTokens,
    sessions: new Sessions(store, refreshTokens, idTokens),
    emailActions: new EmailActions({ store, accounts, codes, sendMail, appName, now }),
    limits: new RateLimits(now),
    projectId,
    appOrigin,
    ownNames,
    // As docs/deploy.md configures production.
    keepsAddressesPrivate: true,
    now,
  };
}

function clientRouter(parts: ReturnType<typeof createParts>): Router {
  const [client, email] = [new ClientCalls(parts), new EmailCalls(parts)];
  const calls = new Map<string, Call>([
    ['accounts:signUp', (body, { clientAddress }) => client.signUp(body, clientAddress)],
    [
      'accounts:signInWithPassword',
      (body, { clientAddress }) => client.signInWithPassword(body, clientAddress),
    ],
    ['accounts:lookup', (body) => client.lookup(body)],
    [
      'accounts:update',
      (body, asker) => (hasCode(body) ? email.applyCode(body, asker) : client.update(body)),
    ],
    ['accounts:delete', (body) => client.delete(body)],
    ['accounts:createAuthUri', (body) => createAuthUri(parts, body)],
    ['accounts:sendOobCode', (body, asker) => email.sendOobCode(body, asker)],
    ['accounts:resetPassword', (body) => email.resetPassword(body)],
  ]);
  const router = Router();
  router.post(`${IDENTITY}/:call`, ...readJsonBody, (request, response) =>
    answer(calls.get(String(request.params.call)), request, response),
  );
  router.post(SECURE_TOKEN, readForm, (request, response) =>
    answer((body) => client.renew(body), request, response),
  );
  router.use(IDENTITY, refuseUnknown);
  router.use(answerAuthErrors);
  return router;
}

/** Returns whether the request has the code of a mailed link instead of a token. */
function hasCode(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, 'oobCode');
}

function adminRouter(parts: ReturnType<typeof createParts>): Router {
  const [admin, links, imports] = [
    new AdminCalls(parts),
    new AdminLinkCalls(parts),
    new AdminImportCalls(parts),
  ];
  const calls = new Map<string, Call>([
    ['accounts', (body) => admin.create(body)],
    ['accounts:lookup', (body) => admin.lookup(body)],
    ['accounts:update', (body) => admin.update(body)],
    ['accounts:delete', (body) => admin.delete(body)],
    ['accounts:batchDelete', (body) => admin.deleteAll(body)],
    ['accounts:batchCreate', (body) => imports.batchCreate(body)],
    ['accounts:sendOobCode', (body) => links.sendOobCode(body)],
  ]);
  const router = Router();
  const project = `${IDENTITY}/projects/${parts.projectId}`;
  router.use(project, requireAdmin);
  router.get(`${project}/accounts:batchGet`, (request, response) => {
    response.set('cache-control', 'no-store').json(admin.list(request.query));
  });
  router.post(`${project}/:call`, ...readJsonBody, (request, response) =>
    answer(calls.get(String(request.params.call)), request, response),
  );
  router.use(IDENTITY, refuseUnknown);
  router.use(answerAuthErrors);
  return router;
}

const requireAdmin: RequestHandler = (request, _response, next) => {
  if (request.headers.authorization !== ADMIN_AUTHORIZATION) throw new AuthError('PERMISSION_DENIED');
  next();
};

function refuseUnknown(): never {
  throw new AuthError('NOT_FOUND');
}

/**
 * Creates the function by which every public entry point finds out who sends a request. It returns null if the caller
 * is not signed in.
 * @throws AuthError if the token is forged or too old, or if its account is deleted or disabled
 */
function createReadCaller(sessions: Sessions): (request: IncomingMessage) => Caller | null {
  return (request) => {
    const { authorization } = request.headers;
    if (authorization === undefined) return null;
    const token = AUTHORIZATION.exec(authorization)?.[1];
    if (token === undefined) throw new AuthError('INVALID_ID_TOKEN');
    const { account, claims } = sessions.read(token);
    return { userId: account.localId, claims };
  };
}
