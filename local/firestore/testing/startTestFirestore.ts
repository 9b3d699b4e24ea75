import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
  terminate,
} from 'firebase/firestore/lite';
import { findFirestoreService } from '../../functions-host/requireAdminSdk.ts';
import type { LocalDatabase } from '../../store/LocalDatabase.ts';
import { openDatabase } from '../../store/openDatabase.ts';
import { serveRouter } from '../../testing/serveRouter.ts';
import { makeTemporaryFolder } from '../../testing/temporaryFolder.ts';
import type { Authorize } from '../authorize.ts';
import { createFirestore } from '../createFirestore.ts';
import { FirestoreError } from '../FirestoreError.ts';

const PROJECT_ID = 'demo-project';
/** The document root on the wire. */
export const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;

type AppModule = typeof import('firebase-admin/app');
type FirestoreModule = typeof import('firebase-admin/firestore');
type AdminFirestore = ReturnType<FirestoreModule['getFirestore']>;

const require = createRequire(resolve('functions/package.json'));
const adminFirestore = require('firebase-admin/firestore') as FirestoreModule;
const adminApp = require('firebase-admin/app') as AppModule;

export interface TestFirestore {
  readonly origin: string;
  /** The browser's SDK on the REST port. */
  readonly lite: Firestore;
  /** The Admin SDK on the gRPC port. */
  readonly admin: AdminFirestore;
  /** The Admin SDK within this process. */
  readonly adminWithin: AdminFirestore;
  readonly database: LocalDatabase;
  /** Resolves when every index is there that a query has asked for. */
  readonly whenIndexed: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Serves Firestore on free ports over a database file, with both real SDKs connected to it. */
export async function startTestFirestore(
  file: string,
  authorize: Authorize = () => {},
): Promise<TestFirestore> {
  const database = openDatabase(file);
  const {
    router,
    startGrpc,
    adminSettings,
    whenIndexed,
    close: stopIndexing,
  } = createFirestore({
    database,
    projectId: PROJECT_ID,
    serviceFile: findFirestoreService(),
    authorize,
    readCaller,
  });
  const rest = await serveRouter(router);
  const grpc = await startGrpc(0);
  const browser = connectBrowser(rest.port);
  const address = `127.0.0.1:${grpc.port}`;
  const server = connectServer(address, { host: address, ssl: false });
  const within = connectServer(address, adminSettings);
  const close = async () => {
    await Promise.all([browser.close(), server.close(), within.close()]);
    await Promise.all([rest.close(), grpc.close()]);
    await stopIndexing();
    database.close();
  };
  const sdks = { lite: browser.firestore, admin: server.firestore, adminWithin: within.firestore };
  return { origin: rest.origin, ...sdks, database, whenIndexed, close };
}

/** Starts Firestore over a new file in a temporary folder, which is removed with it. */
export async function startFreshFirestore(authorize?: Authorize): Promise<TestFirestore> {
  const { folder, remove } = makeTemporaryFolder();
  const firestore = await startTestFirestore(join(folder, 'firestore.db'), authorize);
  return {
    ...firestore,
    close: async () => {
      await firestore.close();
      remove();
    },
  };
}

/** Stands in for the auth service, which has tests of its own: one token is valid, every other is refused. */
function readCaller({ headers }: { headers: { authorization?: string | undefined } }) {
  if (headers.authorization === undefined) return null;
  if (headers.authorization === 'Bearer good') return { userId: 'ada', claims: {} };
  throw new FirestoreError('UNAUTHENTICATED', 'The token does not hold.');
}

function connectBrowser(port: number): { firestore: Firestore; close: () => Promise<void> } {
  // The SDK prints each refused request in full, and the tests provoke many.
  setLogLevel('silent');
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'local' }, `browser-${port}`);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', port);
  const close = async () => {
    await terminate(firestore);
    await deleteApp(app);
  };
  return { firestore, close };
}

/** The Admin SDK takes the address out of the environment when it makes its client. */
function connectServer(
  address: string,
  settings: object,
): { firestore: AdminFirestore; close: () => Promise<void> } {
  process.env.FIRESTORE_EMULATOR_HOST = address;
  const app = adminApp.initializeApp({ projectId: PROJECT_ID }, crypto.randomUUID());
  const firestore = adminFirestore.getFirestore(app);
  firestore.settings(settings);
  const close = async () => {
    await firestore.terminate();
    await adminApp.deleteApp(app);
  };
  return { firestore, close };
}
