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
import { createAuthPort } from '../../account/backend/authPort.ts';
import { MAILBOX_PAGE } from '../../account/backend/findMailbox.ts';
import { tellAccount } from '../../account/backend/tellAccount.ts';
import { createCataloguePort } from '../../editor/backend/cataloguePort.ts';
import { createPastRoomsPort } from '../../editor/backend/createPastRoomsPort.ts';
import { createInsightsPort } from '../../insights/backend/insightsPort.ts';
import { claimKeptPlays } from '../../play/backend/claimKeptPlays.ts';
import { createRatingsPort } from '../../play/backend/ratingsPort.ts';
import { createRecordsPort } from '../../play/backend/recordsPort.ts';
import { createBookmarksPort } from '../../rooms/backend/bookmarksPort.ts';
import { createDashboardPort } from '../../rooms/backend/dashboardPort.ts';
import { createRoomsPort } from '../../rooms/backend/roomsPort.ts';
import { createPlayMemory, GUEST_TOKEN, PLAYED } from '../../shared/browser/playMemory.ts';
import { createCalls, createUserSendCall } from '../../shared/firebase/createCalls.ts';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import type { Backend } from '../../shared/ports/backend.ts';
import type { SendCall } from '../../shared/ports/Calls.ts';
import { createUploadsPort } from '../../uploads/backend/uploadsPort.ts';
import { readFirebaseConfig } from './firebaseConfig.ts';

/** Reads and follows the chosen language. */
interface PresentLanguage {
  read: () => string;
  subscribe: (listener: () => void) => void;
}

/** The ports that use Firebase, and what makes the calls of the user who is signed in. */
interface Connected
  extends Omit<Backend, 'drafts' | 'keptWorks' | 'leftPlay' | 'findSharedOrigin' | 'party' | 'remoteJudge'> {
  send: SendCall;
}

/** Connects all ports that use Firebase; drafts stay on the device. Call it once, in a browser. */
export function connectFirebase(language: PresentLanguage): Connected {
  const { options, isEmbedded } = readFirebaseConfig(import.meta.env);
  const services = connectServices(options);
  // Before everything else: after its first request the SDK refuses to use an emulator.
  if (isEmbedded) connectToOrigin(services);
  writeMailsIn(language, services.auth);
  const memory = createPlayMemory();
  const send = createUserSendCall(services.auth);
  const calls = createCalls(send, () => memory.read(GUEST_TOKEN));
  const claim = () => claimKeptPlays(calls, memory);
  const auth = createAuthPort(services, {
    mailboxPage: isEmbedded ? MAILBOX_PAGE : null,
    beforeAnnounced: claim,
  });
  const logFailure = (error: unknown) => console.error(error);
  // Claims the kept plays again at each visit, since that may have failed at login.
  auth.watchUser((user) => void (user && claim().catch(logFailure)));
  auth.watchUser((user) => void (user && tellAccount(calls, memory, user).catch(logFailure)));
  return {
    auth,
    send,
    calls,
    rooms: createRoomsPort(services),
    pastRooms: createPastRoomsPort(services),
    catalogue: createCataloguePort(services),
    uploads: createUploadsPort(services, calls),
    dashboard: createDashboardPort(),
    insights: createInsightsPort(services),
    records: createRecordsPort(services),
    ratings: createRatingsPort(services, calls, memory),
    bookmarks: createBookmarksPort(services),
    playedRooms: async () => memory.list(PLAYED),
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

/** Milliseconds. Storage would retry for ten minutes; the app reports failures earlier. */
const LONGEST_TRY = 15_000;

function quieten({ storage }: FirebaseServices): void {
  storage.maxOperationRetryTime = LONGEST_TRY;
  storage.maxUploadRetryTime = LONGEST_TRY;
  // Otherwise Firestore logs a whole room whenever another save came first.
  setLogLevel('error');
}

function connectToOrigin({ auth, db, storage }: FirebaseServices): void {
  const { origin, hostname } = window.location;
  const port = Number(window.location.port) || 80;
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  connectFirestoreEmulator(db, hostname, port);
  connectStorageEmulator(storage, hostname, port);
}
