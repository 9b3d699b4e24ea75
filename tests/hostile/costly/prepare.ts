import { gzipSync } from 'node:zlib';
import type { requireAdminSdk } from '#local/adminSdk';
import { uploadUri } from '../../../core/catalogue/pictureAddresses.ts';
import type { Room } from '../../../core/room/model.ts';
import { hostileRooms } from '../../../core/testing/hostileRooms.ts';
import { createRoomAtLimits } from '../../../core/testing/roomAtLimits.ts';
import { fileName, OWN_FOLDER, PICTURE_SIZES } from '../../../functions/src/pictures/pictureFiles.ts';
import { createTestRoom, summaryOf } from '../../../functions/src/testing/testRoom.ts';
import type { Limit } from '../../../functions/src/throttles/countWithin.ts';
import { PUBLISHINGS } from '../../../functions/src/throttles/publishings.ts';
import { STARTS } from '../../../functions/src/throttles/starts.ts';

type Sdk = ReturnType<typeof requireAdminSdk>;
type Firestore = ReturnType<Sdk['getFirestore']>;
type Bucket = ReturnType<ReturnType<Sdk['getStorage']>['bucket']>;

/** The attackers and the other users. All of them may upload. */
export const PEOPLE = {
  dauber: 'dauber@example.com',
  painter: 'painter@example.com',
  visitor: 'visitor@example.com',
  publisher: 'publisher@example.com',
  collector: 'collector@example.com',
  hoarder: 'hoarder@example.com',
} as const;
export const PASSWORD = 'correct horse';

export const FULL_ROOM = 'full';
export const GALLERIES = Array.from({ length: 12 }, (_, place) => `gallery-${place}`);
export const HARD_ROOMS = Object.keys(hostileRooms).map((_, place) => `hard-${place}`);
export const VISITORS_ROOM = 'visited';
/** 299 locks with the answer "a", and as many texts that contain it. */
export const HINTED_ROOM = 'hinted';
/** A chest whose password has 300,000 characters, each of which folds to eighteen. */
export const LONG_PASSWORD_ROOM = 'long-password';
export const ROUND_ROOM = `hard-${Object.keys(hostileRooms).indexOf('round spots over one another')}`;

/** The pictures of the galleries, with the bytes of their stored sizes. */
const PICTURES = Array.from({ length: 16 }, (_, place) =>
  `costlyPicture${'ABCDEFGHIJKLMNOP'[place]}`.padEnd(20, 'x'),
);
const BYTES = { usual: 700_000, double: 1_800_000, thumb: 20_000 };
/** Bytes of an unpacked copy: the most that the export accepts. */
const COPY_BYTES = 1_700_000;
const COPIES = [
  'day-0',
  'day-1',
  'day-2',
  'day-3',
  'day-4',
  'day-5',
  'day-6',
  'gave-way',
  'kept-0',
  'kept-1',
];
const HOARDED = 10;
/** Bytes that a play or a version leaves. */
const PLAY_BYTES = 10_000;

/** Stores the data for the costly attacks, as after using an account to its limits. */
export async function prepareCostly(
  db: Firestore,
  auth: ReturnType<Sdk['getAuth']>,
  bucket: Bucket,
): Promise<void> {
  for (const [uid, email] of Object.entries(PEOPLE)) {
    await auth.createUser({ uid, email, password: PASSWORD });
    await db.doc(`users/${uid}`).set({ userId: uid, isPro: true, stripeId: 'granted' });
  }
  await saveRoom(db, VISITORS_ROOM, createTestRoom({ creatorId: 'visitor', revision: 1 }));
  await saveRoom(db, FULL_ROOM, { ...createRoomAtLimits(), creatorId: 'visitor', revision: 1 });
  for (const [place, room] of Object.values(hostileRooms).entries())
    await saveRoom(db, HARD_ROOMS[place] ?? '', { ...room, creatorId: 'publisher', revision: 1 });
  await saveRoom(db, LONG_PASSWORD_ROOM, longPasswordRoom());
  await publishUnproved(db, HINTED_ROOM, { ...roomOf('one letter'), creatorId: 'visitor', revision: 1 });
  await hangPictures(db, bucket);
  await hoard(db);
}

async function saveRoom(db: Firestore, roomId: string, room: Room): Promise<void> {
  await db.doc(`rooms/${roomId}`).set({ ...room });
  await db.doc(`summary/${roomId}`).set({ ...summaryOf(room) });
}

/** Stores an older version that was never proved. */
async function publishUnproved(db: Firestore, roomId: string, room: Room): Promise<void> {
  const published = { ...room, isPublished: true, publishedVersion: 1 };
  await saveRoom(db, roomId, published);
  await db.doc(`rooms/${roomId}/versions/1`).set({ ...published });
}

function roomOf(name: string): Room {
  const room = hostileRooms[name];
  if (room === undefined) throw new Error(`There is no hostile room "${name}".`);
  return room;
}

function longPasswordRoom(): Room {
  const room = createTestRoom({ creatorId: 'publisher', revision: 1 });
  const { chest } = room.itemConfigs;
  if (chest === undefined) throw new Error('The room of the tests has a chest.');
  const unlockPassword = '\uFDFA'.repeat(300_000);
  return { ...room, itemConfigs: { ...room.itemConfigs, chest: { ...chest, unlockPassword } } };
}

async function hangPictures(db: Firestore, bucket: Bucket): Promise<void> {
  for (const id of PICTURES) {
    const bytes = BYTES.usual + BYTES.double + BYTES.thumb;
    await db
      .doc(`pictures/${id}`)
      .set({ userId: 'collector', kind: 'item', bytes, usedBy: 'upload', createdAt: 1 });
    for (const size of PICTURE_SIZES)
      await bucket
        .file(fileName(OWN_FOLDER, id, size))
        .save(Buffer.alloc(BYTES[size], id), { resumable: false });
  }
  const room = createTestRoom({ creatorId: 'collector', revision: 1 });
  const { chest } = room.itemConfigs;
  if (chest === undefined) throw new Error('The room of the tests has a chest.');
  const looks = PICTURES.map((id, place) => [
    `look${place}`,
    { default: uploadUri(id), opened: uploadUri(id) },
  ]);
  const variants = { ...chest.variants, ...Object.fromEntries(looks) };
  const itemConfigs = { ...room.itemConfigs, chest: { ...chest, variants } };
  for (const roomId of GALLERIES) await saveRoom(db, roomId, { ...room, itemConfigs });
}

async function hoard(db: Firestore): Promise<void> {
  const contents = gzipSync(JSON.stringify({ room: { text: 'x'.repeat(COPY_BYTES) } }));
  for (let place = 0; place < HOARDED; place++) {
    const roomId = `hoarded-${place}`;
    await saveRoom(db, roomId, { ...createRoomAtLimits(), creatorId: 'hoarder', revision: 1 });
    for (const slot of COPIES)
      await db
        .doc(`rooms/${roomId}/copies/${slot}`)
        .set({ creatorId: 'hoarder', name: '', keptAt: new Date(), contents });
  }
}

/**
 * Creates expired data that one account and one network can make in an hour: plays, their marks, and a
 * deleted room's versions.
 */
export async function litter(db: Firestore): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  const set = (path: string, data: object) => void writer.set(db.doc(path), data);
  const expiresAt = new Date();
  const text = 'x'.repeat(PLAY_BYTES);
  for (let place = 0; place < perHour(STARTS); place++) {
    set(`plays/left-${place}`, { roomId: 'any', text, expiresAt });
    set(`throttles/left_${place}`, { isLitter: true, expiresAt });
  }
  for (let place = 1; place <= perHour(PUBLISHINGS); place++)
    set(`rooms/vanished/versions/${place}`, { creatorId: 'ada', text });
  await writer.close();
}

/** Returns how many of the prepared expired documents exist. */
export async function countLitter(db: Firestore): Promise<number> {
  const all = [
    db.collection('plays').where('roomId', '==', 'any'),
    db.collection('throttles').where('isLitter', '==', true),
    db.collection('rooms/vanished/versions'),
  ];
  const counts = await Promise.all(all.map((query) => query.count().get()));
  return counts.reduce((sum, each) => sum + each.data().count, 0);
}

function perHour({ most, window }: Limit): number {
  return Math.ceil((most * 60 * 60_000) / window);
}
