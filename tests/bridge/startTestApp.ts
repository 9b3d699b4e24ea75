import { resolve } from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { startBackend } from '#local';
import { requireAdminSdk } from '#local/adminSdk';
import { storageBucket } from '#local/config';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { createAuthPort } from '../../src/account/backend/authPort.ts';
import { createCataloguePort } from '../../src/editor/backend/cataloguePort.ts';
import { createPastRoomsPort } from '../../src/editor/backend/createPastRoomsPort.ts';
import { createRecordsPort } from '../../src/play/backend/recordsPort.ts';
import { createBookmarksPort } from '../../src/rooms/backend/bookmarksPort.ts';
import { createDashboardPort } from '../../src/rooms/backend/dashboardPort.ts';
import { createRoomsPort } from '../../src/rooms/backend/roomsPort.ts';
import { createCalls, createUserSendCall } from '../../src/shared/firebase/createCalls.ts';
import type { FirebaseServices } from '../../src/shared/firebase/FirebaseServices.ts';
import { createUploadsPort } from '../../src/uploads/backend/uploadsPort.ts';
import { APP_BACKEND, PROJECT_ID } from '../../tools/serve/appBackend.ts';
import { localPrices } from '../../tools/serve/localPrices.ts';

/**
 * Starts the whole embedded backend with the project's indexes and the real functions, and opens browsers on
 * it.
 */
export async function startTestApp() {
  const data = makeTemporaryFolder();
  const backend = await startBackend({
    ...APP_BACKEND,
    dataFolder: data.folder,
    port: 0,
    indexes: resolve('firestore.indexes.json'),
    functionsEntry: resolve('functions/src/index.ts'),
    prices: localPrices,
  });
  const apps: FirebaseApp[] = [];
  const sdk = requireAdminSdk();
  // The SDK would log a save that loses against another one, with the whole room.
  setLogLevel('silent');
  return {
    origin: backend.origin,
    /** Firestore with the server's rights, for data that no browser may access. */
    admin: sdk.getFirestore(sdk.getApps()[0] ?? sdk.initializeApp()),
    bucket: sdk.getStorage().bucket(),
    /** Does what the link in the mail does. */
    confirmEmail: async (email: string) => {
      const accounts = sdk.getAuth();
      await accounts.updateUser((await accounts.getUserByEmail(email)).uid, { emailVerified: true });
    },
    /** Stops the server, so that the network fails from now on. */
    stopServer: backend.close,
    openBrowser: () => {
      const app = initializeApp(CONFIG, `browser-${apps.length}`);
      apps.push(app);
      return openBrowser(app, backend.port, backend.origin);
    },
    close: async () => {
      await Promise.all(apps.map(deleteApp));
      await backend.close();
      data.remove();
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;

const CONFIG = { apiKey: 'embedded', projectId: PROJECT_ID, storageBucket: storageBucket(PROJECT_ID) };

/**
 * The bridge's ports over the real SDK, as `connectFirebase` creates them, but without the browser's storage.
 */
function openBrowser(app: FirebaseApp, port: number, origin: string) {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const services: FirebaseServices = { auth, db: getFirestore(app), storage: getStorage(app) };
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  connectFirestoreEmulator(services.db, '127.0.0.1', port);
  connectStorageEmulator(services.storage, '127.0.0.1', port);
  const send = createUserSendCall(auth, origin);
  const api = createCalls(send);
  return {
    ...services,
    send,
    api,
    authPort: createAuthPort(services),
    rooms: createRoomsPort(services),
    pastRooms: createPastRoomsPort(services),
    catalogue: createCataloguePort(services),
    records: createRecordsPort(services),
    bookmarks: createBookmarksPort(services),
    dashboard: createDashboardPort(origin),
    uploads: createUploadsPort(services, api),
  };
}
