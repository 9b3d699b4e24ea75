import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { DEFAULT_PROJECT_ID, storageBucket } from '../../config.ts';
import { type AdminApp, type AdminSdk, requireAdminSdk } from '../../functions-host/requireAdminSdk.ts';
import { startBackend } from '../../startBackend.ts';
import { makeTemporaryFolder } from '../../testing/temporaryFolder.ts';

const CONFIG = {
  apiKey: 'local',
  projectId: DEFAULT_PROJECT_ID,
  storageBucket: storageBucket(DEFAULT_PROJECT_ID),
};

/** The rules within a service: the content of its outermost match. */
interface RulesText {
  firestore?: string;
  storage?: string;
}

export interface TestBrowser {
  db: Firestore;
  storage: FirebaseStorage;
  /** '' for a guest. */
  userId: string;
}

export interface RulesBackend {
  origin: string;
  /** The Admin SDK, which no rules bind. */
  sdk: AdminSdk;
  admin: AdminApp;
  /** A browser with a new account of that name, or a guest's. */
  openBrowser: (name?: string) => Promise<TestBrowser>;
  /** Writes other rules into the files that are in force. */
  changeRules: (rules: RulesText) => void;
  close: () => Promise<void>;
}

/** The whole backend with rules of the test's own, which it watches, and real SDKs on it. */
export async function startRulesBackend(rules: RulesText): Promise<RulesBackend> {
  const { folder, remove } = makeTemporaryFolder();
  const files = { firestore: join(folder, 'firestore.rules'), storage: join(folder, 'storage.rules') };
  writeRules(files, rules);
  const backend = await startBackend({
    dataFolder: join(folder, 'data'),
    port: 0,
    rules: { ...files, isWatched: true },
  });
  // The SDK prints each refused request in full.
  setLogLevel('silent');
  const sdk = requireAdminSdk();
  const admin = sdk.initializeApp({ projectId: DEFAULT_PROJECT_ID, storageBucket: CONFIG.storageBucket });
  const apps: FirebaseApp[] = [];
  return {
    origin: backend.origin,
    sdk,
    admin,
    openBrowser: (name) => {
      const app = initializeApp(CONFIG, crypto.randomUUID());
      apps.push(app);
      return openBrowser(app, backend, name);
    },
    changeRules: (changed) => writeRules(files, changed),
    close: async () => {
      await Promise.all(apps.map(deleteApp));
      await sdk.deleteApp(admin);
      await backend.close();
      remove();
    },
  };
}

async function openBrowser(
  app: FirebaseApp,
  { origin, port }: { origin: string; port: number },
  name: string | undefined,
): Promise<TestBrowser> {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', port);
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', port);
  if (name !== undefined) await createUserWithEmailAndPassword(auth, `${name}@example.com`, 'correct horse');
  return { db, storage, userId: auth.currentUser?.uid ?? '' };
}

function writeRules(files: Required<RulesText>, { firestore = '', storage = '' }: RulesText): void {
  writeFileSync(
    files.firestore,
    `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${firestore}
} }`,
  );
  writeFileSync(
    files.storage,
    `rules_version = '2';
service firebase.storage { match /b/{bucket}/o {
${storage}
} }`,
  );
}
