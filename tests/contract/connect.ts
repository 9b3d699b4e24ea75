/**
 * The contract: what the app relies on in Firebase. Tests ask it through the real SDKs, either of the embedded backend
 * or of the official emulators, which need Java. For the emulators, this command sets the variables that are read below:
 *
 *     firebase emulators:exec --config tests/contract/firebase.json --project demo-escape-room "npx vitest run tests/contract"
 */

import { fileURLToPath } from 'node:url';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { connectDatabaseEmulator, type Database, getDatabase } from 'firebase/database';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { vi } from 'vitest';
import { startBackend } from '#local';
import { type AdminApp, type AdminSdk, requireAdminSdk } from '#local/adminSdk';
import { databaseAddress, storageBucket } from '#local/config';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { APP_BACKEND, PROJECT_ID } from '../../tools/serve/appBackend.ts';

const CONFIG = {
  apiKey: 'contract',
  projectId: PROJECT_ID,
  storageBucket: storageBucket(PROJECT_ID),
  databaseURL: databaseAddress(PROJECT_ID),
};

/** Host and port of each service, as browsers reach it. */
interface Hosts {
  auth: string;
  firestore: string;
  storage: string;
  realtime: string;
}

/** A new browser, signed out. */
export interface Browser {
  auth: Auth;
  db: Firestore;
  storage: FirebaseStorage;
  realtime: Database;
}

export interface Contract {
  sdk: AdminSdk;
  /** The Admin SDK's database. */
  db: ReturnType<AdminSdk['getFirestore']>;
  auth: ReturnType<AdminSdk['getAuth']>;
  realtime: ReturnType<AdminSdk['getDatabase']>;
  bucket: ReturnType<ReturnType<AdminSdk['getStorage']>['bucket']>;
  openBrowser: () => Browser;
  /** Deletes every document. */
  clearDocuments: () => Promise<void>;
  close: () => Promise<void>;
}

/** Connects both SDKs to the emulators named by the environment, or to a new embedded backend. */
export async function connect(): Promise<Contract> {
  // The SDK prints each refused request in full, the backend each refusal, and the tests provoke many.
  setLogLevel('silent');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const official = findOfficial();
  const { hosts, close } = official ?? (await startEmbedded());
  const sdk = requireAdminSdk();
  const admin = sdk.initializeApp({
    projectId: CONFIG.projectId,
    storageBucket: CONFIG.storageBucket,
    databaseURL: CONFIG.databaseURL,
  });
  if (official !== null) await keepAddressesPrivate(hosts.auth);
  return contractOf(sdk, admin, hosts, close);
}

function contractOf(sdk: AdminSdk, admin: AdminApp, hosts: Hosts, close: () => Promise<void>): Contract {
  const db = sdk.getFirestore(admin);
  const apps: FirebaseApp[] = [];
  return {
    sdk,
    db,
    auth: sdk.getAuth(admin),
    bucket: sdk.getStorage(admin).bucket(),
    realtime: sdk.getDatabase(admin),
    openBrowser: () => {
      const app = initializeApp(CONFIG, `browser-${apps.length}`);
      apps.push(app);
      return connectBrowser(app, hosts);
    },
    clearDocuments: async () => {
      for (const found of await db.listCollections()) await db.recursiveDelete(found);
    },
    close: async () => {
      await Promise.all(apps.map(deleteApp));
      await sdk.deleteApp(admin);
      await close();
    },
  };
}

function connectBrowser(app: FirebaseApp, hosts: Hosts): Browser {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${hosts.auth}`, { disableWarnings: true });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, ...splitHost(hosts.firestore));
  const storage = getStorage(app);
  connectStorageEmulator(storage, ...splitHost(hosts.storage));
  const realtime = getDatabase(app);
  connectDatabaseEmulator(realtime, ...splitHost(hosts.realtime));
  return { auth, db, storage, realtime };
}

function splitHost(address: string): [host: string, port: number] {
  const { hostname, port } = new URL(`http://${address}`);
  return [hostname, Number(port)];
}

type Served = { hosts: Hosts; close: () => Promise<void> };

function findOfficial(): Served | null {
  const {
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_STORAGE_EMULATOR_HOST: storage,
    FIREBASE_DATABASE_EMULATOR_HOST: realtime,
  } = process.env;
  if (!auth || !firestore || !storage || !realtime) return null;
  return { hosts: { auth, firestore, storage, realtime }, close: async () => {} };
}

async function startEmbedded(): Promise<Served> {
  const data = makeTemporaryFolder();
  const rulesOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  const backend = await startBackend({
    ...APP_BACKEND,
    dataFolder: data.folder,
    port: 0,
    rules: {
      firestore: rulesOf('firestore.rules'),
      storage: rulesOf('storage.rules'),
      realtime: rulesOf('database.rules.json'),
    },
  });
  const host = `127.0.0.1:${backend.port}`;
  const close = async () => {
    await backend.close();
    data.remove();
  };
  return { hosts: { auth: host, firestore: host, storage: host, realtime: host }, close };
}

/** Turns on email enumeration protection, as in new Firebase projects; the emulator has it off by default. */
async function keepAddressesPrivate(host: string): Promise<void> {
  const address = `http://${host}/identitytoolkit.googleapis.com/v2/projects/${CONFIG.projectId}/config`;
  await fetch(`${address}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: '{"emailPrivacyConfig":{"enableImprovedEmailPrivacy":true}}',
  });
}
