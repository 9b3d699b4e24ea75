import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import type { Backend } from '../stores/backend.ts';
import { createAccountPort } from './accountPort.ts';
import { createAuthPort } from './authPort.ts';
import { createBookmarksPort } from './bookmarksPort.ts';
import { createCataloguePort } from './cataloguePort.ts';
import { claimKeptPlays } from './claimKeptPlays.ts';
import { createApi } from './createApi.ts';
import { createDashboardPort } from './dashboardPort.ts';
import type { FirebaseServices } from './FirebaseServices.ts';
import { MAILBOX_PAGE } from './findMailbox.ts';
import { readFirebaseConfig } from './firebaseConfig.ts';
import { createManagedCataloguePort, createReviewsPort } from './libraryPorts.ts';
import { createManagedAccountsPort } from './managedAccountsPort.ts';
import { createPastRoomsPort } from './past/createPastRoomsPort.ts';
import { createPaymentPort } from './paymentPort.ts';
import { createPlayMemory, PLAYED } from './playMemory.ts';
import { createRatingsPort } from './ratingsPort.ts';
import { createRecordsPort } from './recordsPort.ts';
import { createRemoteJudge } from './remoteJudge.ts';
import { createReportsPort } from './reportsPort.ts';
import { createRoomsPort } from './roomsPort.ts';
import { createScoresPort } from './scoresPort.ts';
import { tellAccount } from './tellAccount.ts';
import { createUploadsPort } from './uploadsPort.ts';

/** The language that is chosen, as it may change. */
interface PresentLanguage {
  read: () => string;
  subscribe: (listener: () => void) => void;
}

/** Everything of the app's backend that Firebase gives; drafts stay on the device. Call it once, in a browser. */
export function connectFirebase(
  language: PresentLanguage,
): Omit<Backend, 'drafts' | 'keptWorks' | 'leftPlay'> {
  const { options, isEmbedded } = readFirebaseConfig(import.meta.env);
  const services = connectServices(options);
  // At once: the SDK refuses an emulator after its first request.
  if (isEmbedded) connectToOrigin(services);
  writeMailsIn(language, services.auth);
  const api = createApi(services.auth);
  const memory = createPlayMemory();
  const claim = () => claimKeptPlays(api, memory);
  const auth = createAuthPort(services, {
    mailboxPage: isEmbedded ? MAILBOX_PAGE : null,
    beforeAnnounced: claim,
  });
  const logFailure = (error: unknown) => console.error(error);
  // Where it failed at the log-in, the next visit makes up for it.
  auth.watchUser((user) => void (user && claim().catch(logFailure)));
  auth.watchUser((user) => void (user && tellAccount(api, memory, user).catch(logFailure)));
  return {
    auth,
    account: createAccountPort(api),
    rooms: createRoomsPort(services, api),
    pastRooms: createPastRoomsPort(services),
    catalogue: createCataloguePort(services),
    uploads: createUploadsPort(services, api),
    dashboard: createDashboardPort(),
    records: createRecordsPort(services),
    ratings: createRatingsPort(services, api, memory),
    bookmarks: createBookmarksPort(services),
    reports: createReportsPort(api, memory),
    scores: createScoresPort(api),
    playedRooms: async () => memory.list(PLAYED),
    payment: createPaymentPort(api),
    managedAccounts: createManagedAccountsPort(api),
    reviews: createReviewsPort(api),
    managedCatalogue: createManagedCataloguePort(api),
    remoteJudge: (roomId) => createRemoteJudge(roomId, api, memory),
  };
}

function writeMailsIn({ read, subscribe }: PresentLanguage, auth: Auth): void {
  const follow = () => {
    auth.languageCode = read();
  };
  follow();
  subscribe(follow);
}

function connectServices(options: FirebaseOptions): FirebaseServices {
  const app = initializeApp(options);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  const services: FirebaseServices = { auth, db: getFirestore(app), storage: getStorage(app) };
  quieten(services);
  return services;
}

/** Storage would try for ten minutes what the app can tell at once; every failure comes back as an error anyway. */
const LONGEST_TRY = 15_000;

function quieten({ storage }: FirebaseServices): void {
  storage.maxOperationRetryTime = LONGEST_TRY;
  storage.maxUploadRetryTime = LONGEST_TRY;
  // Firestore would log whole rooms with each save that lost against another one.
  setLogLevel('error');
}

function connectToOrigin({ auth, db, storage }: FirebaseServices): void {
  const { origin, hostname } = window.location;
  const port = Number(window.location.port) || 80;
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  connectFirestoreEmulator(db, hostname, port);
  connectStorageEmulator(storage, hostname, port);
}
