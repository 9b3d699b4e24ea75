import { startBackend } from '#local';
import { type AdminApp, type AdminSdk, requireAdminSdk } from '#local/adminSdk';
import { HOST, type RunningBackend } from '#local/config';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { buildRoom } from '../../../../core/recipe/buildRoom.ts';
import { createSummary } from '../../../../core/room/create/createSummary.ts';
import type { Room } from '../../../../core/room/model.ts';
import { builtInCatalogue } from '../../../../seeds/catalogue/builtInCatalogue.ts';
import { armchairExplorer } from '../../../../seeds/rooms/armchairExplorer.ts';
import { APP_BACKEND } from '../../../../tools/serve/appBackend.ts';
import { buildFunctions } from '../../../../tools/setup/buildParts.mjs';
import { type CountingDoor, openCountingDoor } from './openCountingDoor.ts';
import { type FirestoreCounter, openFirestoreCounter } from './openFirestoreCounter.ts';

/** The room's time limit is 25 minutes, so a play of 20 minutes is not over. */
export const ROOM_ID = armchairExplorer.id;

const CREATOR = { uid: 'the-creator', displayName: 'Ada', email: 'ada@example.com', emailVerified: true };

type Firestore = ReturnType<AdminSdk['getFirestore']>;

/** The embedded backend in this process, with counters for everything that a host bills. */
export interface CountedServer {
  origin: string;
  room: Room;
  /** Firestore without a counter. */
  db: Firestore;
  firestore: FirestoreCounter;
  /** The counted live channel, as browsers and functions reach it. */
  browsers: CountingDoor;
  functions: CountingDoor;
  close: () => Promise<void>;
}

export async function startCountedServer(): Promise<CountedServer> {
  await buildFunctions();
  const data = makeTemporaryFolder();
  let counters: Pick<CountedServer, 'firestore' | 'functions'> | undefined;
  let app: AdminApp | undefined;
  const room = roomOf();
  const backend = await startBackend({
    ...APP_BACKEND,
    dataFolder: data.folder,
    port: 0,
    indexes: 'firestore.indexes.json',
    functionsEntry: 'functions/lib/index.js',
    prepare: async (running) => {
      const sdk = requireAdminSdk();
      // The functions use this app.
      sdk.initializeApp();
      app = sdk.initializeApp(undefined, 'uncounted');
      const db = sdk.getFirestore(app);
      // The functions read these addresses at their first call.
      await db.doc('warm/up').get();
      counters = {
        firestore: await openFirestoreCounter(portOf('FIRESTORE_EMULATOR_HOST')),
        functions: await openCountingDoor(portOf('FIREBASE_DATABASE_EMULATOR_HOST')),
      };
      process.env.FIRESTORE_EMULATOR_HOST = `${HOST}:${counters.firestore.port}`;
      process.env.FIREBASE_DATABASE_EMULATOR_HOST = `${HOST}:${counters.functions.port}`;
      await sdk.getAuth(app).createUser(CREATOR);
      await publish(db, room, running);
    },
  });
  if (counters === undefined || app === undefined) throw new Error('The server was not prepared.');
  const opened = counters;
  const sdk = requireAdminSdk();
  const used = app;
  const browsers = await openCountingDoor(backend.port);
  return {
    origin: backend.origin,
    room,
    db: sdk.getFirestore(used),
    ...opened,
    browsers,
    close: async () => {
      browsers.close();
      opened.functions.close();
      await Promise.all(sdk.getApps().map((each) => sdk.deleteApp(each)));
      opened.firestore.close();
      await backend.close();
      data.remove();
    },
  };
}

function portOf(name: string): number {
  return Number(process.env[name]?.split(':').at(-1));
}

function roomOf(): Room {
  const built = buildRoom(armchairExplorer, builtInCatalogue);
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  return { ...built.value, creator: CREATOR.displayName, creatorId: CREATOR.uid, revision: 1 };
}

async function publish(db: Firestore, room: Room, { origin, issueIdToken }: RunningBackend): Promise<void> {
  await db.doc(`rooms/${ROOM_ID}`).set({ ...room });
  await db.doc(`summary/${ROOM_ID}`).set({ ...createSummary(room, 1_790_000_000) });
  const answer = await fetch(`${origin}/api/publishRoom`, {
    method: 'POST',
    headers: { authorization: `Bearer ${issueIdToken(CREATOR.uid)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ roomId: ROOM_ID, revision: 1 }),
  });
  if (!answer.ok) throw new Error(`The room was not published: ${await answer.text()}`);
}
