import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import type { Backend } from '../stores/backend.ts';
import { createAuthPort } from './authPort.ts';
import { createCataloguePort } from './cataloguePort.ts';
import { createApi } from './createApi.ts';
import { createDashboardPort } from './dashboardPort.ts';
import type { FirebaseParts } from './FirebaseParts.ts';
import { MAILBOX_PAGE } from './findMailbox.ts';
import { readFirebaseConfig } from './firebaseConfig.ts';
import { createPlayMemory } from './playMemory.ts';
import { createRecordsPort } from './recordsPort.ts';
import { createRemotePlay } from './remotePlay.ts';
import { createRoomsPort } from './roomsPort.ts';

/** Everything of the app's backend that Firebase gives; drafts stay on the device. Call it once, in a browser. */
export function connectFirebase(): Omit<Backend, 'drafts'> {
  const { options, isEmbedded } = readFirebaseConfig(import.meta.env);
  const parts = connectParts(options);
  // At once: the SDK refuses an emulator after its first request.
  if (isEmbedded) connectToOrigin(parts);
  const api = createApi(parts.auth);
  const memory = createPlayMemory();
  return {
    auth: createAuthPort(parts, isEmbedded ? MAILBOX_PAGE : null),
    rooms: createRoomsPort(parts, api),
    catalogue: createCataloguePort(parts),
    dashboard: createDashboardPort(),
    records: createRecordsPort(parts),
    remotePlay: (roomId) => createRemotePlay(roomId, api, memory),
  };
}

function connectParts(options: FirebaseOptions): FirebaseParts {
  const app = initializeApp(options);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  const parts: FirebaseParts = { auth, db: getFirestore(app), storage: getStorage(app) };
  quieten(parts);
  return parts;
}

/** Storage would try for ten minutes what the app can tell at once; every failure comes back as an error anyway. */
const LONGEST_TRY = 15_000;

function quieten({ storage }: FirebaseParts): void {
  storage.maxOperationRetryTime = LONGEST_TRY;
  storage.maxUploadRetryTime = LONGEST_TRY;
  // Firestore would log whole rooms with each save that lost against another one.
  setLogLevel('error');
}

function connectToOrigin({ auth, db, storage }: FirebaseParts): void {
  const { origin, hostname } = window.location;
  const port = Number(window.location.port) || 80;
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  connectFirestoreEmulator(db, hostname, port);
  connectStorageEmulator(storage, hostname, port);
}
