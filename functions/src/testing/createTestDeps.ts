import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { Room, RoomSummary } from '../../../core/room/model.ts';
import { createDigest, type Deps } from '../deps.ts';
import { IN_PROCESS } from '../jobs/jobs.ts';
import { openLive } from '../party/openLive.ts';
import { openPayments } from '../payments/openPayments.ts';
import { openBucket } from '../pictures/openBucket.ts';
import { summaryOf } from './testRoom.ts';

export interface TestDeps extends Deps {
  passTime: (milliseconds: number) => void;
  /** Stores a draft with its summary, as the app does. */
  saveDraft: (roomId: string, room: Room, summary?: Partial<RoomSummary>) => Promise<void>;
  /** The data of a stored document. */
  read: (path: string) => Promise<FirebaseFirestore.DocumentData | undefined>;
  /** Returns the stored world of a play. */
  readWorld: (playId: string) => Promise<FirebaseFirestore.DocumentData>;
}

/** The real Admin SDK against the backend that the environment names; time and chance are the test's. */
export function createTestDeps(start = Date.UTC(2026, 10, 21, 12)): TestDeps {
  if (getApps().length === 0) initializeApp();
  const db = getFirestore();
  let time = start;
  let made = 0;
  return {
    db,
    bucket: openBucket(),
    auth: getAuth(),
    payments: () => openPayments(),
    live: openLive(),
    jobs: IN_PROCESS,
    now: () => time,
    randomName: () => `name-${++made}`,
    randomToken: () => `token-${++made}`,
    digest: createDigest(() => 'a key of the tests'),
    network: '203.0.113.7',
    origin: '',
    isPrivate: false,
    passTime: (milliseconds) => {
      time += milliseconds;
    },
    saveDraft: async (roomId, room, summary) => {
      await db.doc(`rooms/${roomId}`).set(room);
      await db.doc(`summary/${roomId}`).set(summaryOf(room, summary));
    },
    read: async (path) => (await db.doc(path).get()).data(),
    readWorld: async (playId) => JSON.parse((await db.doc(`plays/${playId}`).get()).get('world')),
  };
}
