import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import express, { type Express } from 'express';
import { type Auth, createAuth } from './auth/createAuth.ts';
import { type BackupRouterOptions, backupRouter } from './backup/backupRouter.ts';
import { removeServerNote, writeServerNote } from './backup/serverNote.ts';
import { ALL_ADDRESSES, type BackendOptions, DEFAULT_PROJECT_ID, HOST, storageBucket } from './config.ts';
import { createFirestore } from './firestore/createFirestore.ts';
import { readIndexSettings } from './firestore/indexes/readIndexSettings.ts';
import { setDigestKey } from './functions-host/digestKey.ts';
import { setFunctionsEnvironment } from './functions-host/environment.ts';
import { FunctionsHost } from './functions-host/FunctionsHost.ts';
import { functionsRouter } from './functions-host/functionsRouter.ts';
import { answerFailures, answerUnknown } from './http/answerFailures.ts';
import { createHttpServer } from './http/createHttpServer.ts';
import { allowOwnNames, refuseBrowsers } from './http/guards.ts';
import { closeServer, listen } from './http/listen.ts';
import { onlyThisMachine } from './http/onlyThisMachine.ts';
import { appOrigin, ownHosts, ownNames } from './http/ownNames.ts';
import { RequestGate } from './http/RequestGate.ts';
import { admitConnections } from './lan/admitConnections.ts';
import { answerHealth } from './log/health.ts';
import { rememberCaller } from './log/logRequests.ts';
import { openLog, type ServerLog } from './log/openLog.ts';
import { MailBox } from './mail/MailBox.ts';
import { mailRouter } from './mail/mailRouter.ts';
import { type DataFolder, openDataFolder } from './openDataFolder.ts';
import { readFirestoreCaller } from './readFirestoreCaller.ts';
import { repeatHourly } from './repeatHourly.ts';
import { authorizeFirestore } from './rules/authorizeFirestore.ts';
import { authorizeStorage } from './rules/authorizeStorage.ts';
import { openRules } from './rules/openRules.ts';
import { runOnce } from './runOnce.ts';
import { createStorage, type Storage } from './storage/createStorage.ts';

export interface Backend {
  /** The public port. */
  port: number;
  /** The public address on this machine, such as http://127.0.0.1:4173. */
  origin: string;
  /** Takes a rebuilt bundle of functions in the old one's place. */
  reloadFunctions: () => Promise<void>;
  /** Ends open requests, then closes every port and the data folder. */
  close: () => Promise<void>;
}

interface Parts {
  projectId: string;
  data: DataFolder;
  log: ServerLog;
  /** The public port; until it is open, the one asked for. */
  address: { port: number };
  mailBox: MailBox;
  auth: Auth;
  /** Auth's check, which the log learns of as well. */
  readCaller: Auth['readCaller'];
  storage: Storage;
  firestore: ReturnType<typeof createFirestore>;
  functions: FunctionsHost | null;
  gate: RequestGate;
}

interface PublicServer {
  port: number;
  /** From now on the server calls itself healthy. */
  declareReady: () => void;
}

/** Where Firebase's own tools look for them. */
const PROJECT_RULES = { firestore: 'firestore.rules', storage: 'storage.rules' };

/** Ways to close what was opened, run in reverse order. */
type Closers = (() => void | Promise<void>)[];

/**
 * Starts Auth, Firestore, Storage and the functions over one data folder: one public port for browsers, and two
 * loopback ports of their own for the Admin SDK. One backend a process, since the Admin SDK reads its addresses from
 * the environment.
 * @throws StartError with one clear line for what the user can mend
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const closers: Closers = [];
  const close = async () => {
    for (const closeNext of closers.splice(0).reverse()) await closeNext();
  };
  try {
    return { ...(await start(options, closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function start(options: BackendOptions, closers: Closers): Promise<Omit<Backend, 'close'>> {
  const parts = await createParts(options, closers);
  const prepare = prepareIn(parts, options);
  await openAdminPorts(parts, closers, prepare);
  await parts.functions?.load();
  const { port, declareReady } = await openPublicPort(parts, options, closers);
  const origin = originOf(port);
  await prepare();
  closers.push(repeatHourly(parts.auth.clearExpired, parts.storage.clearExpired));
  parts.functions?.schedules.start();
  closers.push(async () => parts.functions?.schedules.stop());
  declareReady();
  return { port, origin, reloadFunctions: async () => parts.functions?.load() };
}

function prepareIn({ address, auth, data }: Parts, { prepare }: BackendOptions): () => Promise<void> {
  return async () =>
    prepare?.({
      origin: originOf(address.port),
      issueIdToken: auth.issueIdToken,
      runOnce: (name, work) => runOnce(data.database, name, work),
    });
}

async function createParts(options: BackendOptions, closers: Closers): Promise<Parts> {
  const projectId = options.projectId ?? DEFAULT_PROJECT_ID;
  const data = openDataFolder(resolve(options.dataFolder));
  closers.push(data.close);
  const log = openLog(options.log ?? 'off', data.root);
  closers.push(log.close);
  const { database, files } = data;
  const address = { port: options.port };
  const bucket = storageBucket(projectId);
  const mailBox = new MailBox();
  const auth = createAuthOf({ projectId, data, address, mailBox }, options);
  const readCaller = rememberCaller(auth.readCaller);
  const rules = openRules(options.rules ?? PROJECT_RULES);
  closers.push(rules.close);
  const firestore = createFirestore({
    database,
    projectId,
    authorize: authorizeFirestore(() => rules.firestore.ruleset, warn),
    readCaller: readFirestoreCaller(readCaller),
    ...(options.indexes !== undefined && { indexes: readIndexSettings(options.indexes) }),
  });
  const storage = await createStorage({
    database,
    files,
    bucket,
    readCaller,
    authorize: authorizeStorage({
      rules: () => rules.storage.ruleset,
      bucket,
      readDocument: firestore.readDocument,
      log: warn,
    }),
  });
  const functions = options.functionsEntry === undefined ? null : new FunctionsHost(options.functionsEntry);
  const gate = new RequestGate();
  return { projectId, data, log, address, mailBox, auth, readCaller, storage, firestore, functions, gate };
}

function createAuthOf(
  { projectId, data, address, mailBox }: Pick<Parts, 'projectId' | 'data' | 'address' | 'mailBox'>,
  { lan }: BackendOptions,
): Auth {
  return createAuth({
    database: data.database,
    projectId,
    appOrigin: () => appOrigin(lan, address.port),
    ownNames: () => ownNames(lan),
    closedAccounts: lan?.closedAccounts ?? [],
    sendMail: (mail) => mailBox.send(mail),
  });
}

/** Opens the Admin SDK's two ports, on numbers that nobody has to know, and points this process's SDK at them. */
async function openAdminPorts(parts: Parts, closers: Closers, prepare: () => Promise<void>): Promise<void> {
  const grpc = await parts.firestore.startGrpc(0);
  closers.push(grpc.close);
  const address = { port: 0 };
  const secret = randomBytes(32).toString('base64url');
  const backups = { data: parts.data, secret, runAlone: aloneIn(parts, prepare) };
  const server = createHttpServer(adminApp(parts, address, backups));
  closers.push(() => closeServer(server));
  address.port = await listen(server, 0);
  setFunctionsEnvironment({ projectId: parts.projectId, firestorePort: grpc.port, adminPort: address.port });
  setDigestKey(parts.data.database);
  closers.push(() => removeServerNote(parts.data.root));
  await writeServerNote(parts.data.root, { port: address.port, secret });
}

/** What a restore does while no request is under way; then every part looks again, as at a start. */
function aloneIn(parts: Parts, prepare: () => Promise<void>): BackupRouterOptions['runAlone'] {
  return async (work) => {
    await withoutSchedules(parts, () =>
      parts.gate.closeWhile(async () => {
        await work();
        parts.auth.reload();
        parts.firestore.reload();
        setDigestKey(parts.data.database);
        await parts.functions?.load();
      }),
    );
    await prepare();
  };
}

async function withoutSchedules({ functions }: Parts, work: () => Promise<void>): Promise<void> {
  await (functions === null ? work() : functions.schedules.restWhile(work));
}

/** Browsers name themselves by headers, but for GET requests to a name over plain http: that name gives those away. */
function adminApp(
  { auth, storage, log }: Parts,
  address: { port: number },
  backups: BackupRouterOptions,
): Express {
  const app = express().disable('x-powered-by');
  app.use(
    log.logAdminRequests,
    allowOwnNames(() => ownHosts(undefined, address.port)),
  );
  app.use(refuseBrowsers, backupRouter(backups), auth.adminRouter, storage.adminRouter);
  app.use(answerUnknown, answerFailures);
  return app;
}

async function openPublicPort(
  parts: Parts,
  options: BackendOptions,
  closers: Closers,
): Promise<PublicServer> {
  const { address, log } = parts;
  const { lan } = options;
  let isReady = false;
  const app = express().disable('x-powered-by');
  const server = createHttpServer(app);
  app.use(
    log.logPublicRequests,
    allowOwnNames(() => ownHosts(lan, address.port)),
  );
  const { pulse } = log;
  const { version = '' } = options;
  const { database } = parts.data;
  app.get('/__local/health', answerHealth({ database, pulse, version, isReady: () => isReady }));
  app.use('/__local', onlyThisMachine);
  app.use(parts.gate.pass);
  await addParts(app, parts, options, server);
  closers.push(() => closeServer(server));
  if (lan !== undefined) admitConnections(server, lan.addresses);
  address.port = await listen(server, options.port, lan === undefined ? HOST : ALL_ADDRESSES);
  return {
    port: address.port,
    declareReady: () => {
      isReady = true;
    },
  };
}

function originOf(port: number): string {
  return `http://${HOST}:${port}`;
}

/** The app comes last: it answers every address that is nobody else's. */
async function addParts(app: Express, parts: Parts, options: BackendOptions, server: Server): Promise<void> {
  const { mailBox, auth, storage, firestore, functions, address, readCaller } = parts;
  const { lan } = options;
  const sharedOrigin = () => (lan === undefined ? null : appOrigin(lan, address.port));
  // The busiest first: each request passes by the parts before its own.
  if (functions !== null) app.use(functionsRouter({ host: functions, readCaller }));
  app.use(firestore.router, auth.router, storage.router, mailRouter(mailBox, sharedOrigin));
  if (options.art !== undefined) app.use('/art', options.art, answerUnknown);
  app.use(['/api', '/v1', '/__local'], answerUnknown);
  if (options.createApp !== undefined) app.use(await options.createApp(server));
  app.use(answerUnknown, answerFailures);
}

function warn(line: string): void {
  console.warn(line);
}
