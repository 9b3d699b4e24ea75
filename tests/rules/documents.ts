import { createSummary } from '../../core/room/create/createSummary.ts';
import type { Room, RoomSummary } from '../../core/room/model.ts';
import { newRoom } from '../../core/testing/entries.ts';
import { CREATOR_ID, ROLES, type Role, userIdOf } from './people.ts';
import type { RulesBackend } from './startRulesBackend.ts';

/** An id in the form of the SDK's: 20 letters and digits. */
export const DRAFT_ID = 'draft000000000000000';
export const LIVE_ID = 'live0000000000000000';
export const NEW_ID = 'new00000000000000000';
/** A room that an admin has hidden, and that its creator has deleted since. */
export const HIDDEN_ID = 'hidden00000000000000';
/** A room in its creator's bin. */
export const BINNED_ID = 'binned00000000000000';

/** Collections that no browser may access, and an unknown one. */
export const SERVER_ONLY = [
  'plays',
  'parties',
  'sessions',
  'classResults',
  'throttles',
  'finishes',
  'sweeps',
  'hiddenRooms',
  'deletedRooms',
  'answerCandidates',
  'lateCounts',
  'recordOrigins',
  'ratingNetworks',
  'libraryPictures',
  'paymentEvents',
  'payments',
  'checkouts',
  'settings',
  'pictures',
  'reviews',
  'reports',
  'days',
  'audit',
  'accounts',
  'unheardOf',
] as const;

/** Collections in which a browser may create documents. */
const BROWSER_WRITTEN = ['users', 'rooms', 'summary', 'bookmarks'] as const;

/** The number of rooms that each user's record has at first. */
export const ROOM_COUNTS: Readonly<Record<Role, number>> = {
  signedOut: 0,
  creator: 2,
  other: 0,
  pro: 2,
  admin: 0,
  disabled: 0,
};

const PLANS: Partial<Record<Role, object>> = {
  pro: { isPro: true, stripeId: 'cus_1', end_datetime: new Date('2099-12-31T23:59:59Z') },
  admin: { is_admin: true },
};

/** A room after its first save. */
export function roomOf(creatorId: string, changes: Partial<Room> = {}): Room {
  return { ...newRoom(), creator: 'Ada', creatorId, revision: 1, ...changes };
}

export function summaryOf(room: Room, changes: Partial<RoomSummary> = {}): RoomSummary {
  return { ...createSummary(room, changes.createdAt ?? Math.floor(Date.now() / 1000)), ...changes };
}

/** A copy of a room without the server's field, its time. */
export function copyOf(creatorId: string) {
  return { creatorId, name: 'Before the cellar', contents: Buffer.from([1, 2, 3]) };
}

export const draft = roomOf(CREATOR_ID);
export const live = roomOf(CREATOR_ID, { isPublished: true, publishedVersion: 1 });

function teamRecordOf(roomId: string) {
  const seats = { 0: { playerId: 'otherId', username: 'Bo' } };
  return { roomId, version: 1, seats, players: ['otherId'], isShown: true, time: 1000, createdAt: 1 };
}

/** Initial documents of the database, by path. */
function standingDocuments(): readonly (readonly [string, object])[] {
  const rating = { roomId: LIVE_ID, rating: 4, userId: CREATOR_ID };
  const record = {
    roomId: LIVE_ID,
    version: 1,
    playerId: 'otherId',
    username: 'Bo',
    time: 1000,
    createdAt: 1,
  };
  return [
    ...ROLES.map((role) => [`users/${userIdOf(role)}`, userRecord(role)] as const),
    [`rooms/${DRAFT_ID}`, draft],
    [`summary/${DRAFT_ID}`, summaryOf(draft, { createdAt: 1_790_000_000 })],
    [`rooms/${LIVE_ID}`, live],
    [`rooms/${LIVE_ID}/versions/1`, live],
    [`rooms/${DRAFT_ID}/copies/kept-0`, { ...copyOf(CREATOR_ID), keptAt: new Date(0) }],
    [
      `summary/${LIVE_ID}`,
      summaryOf(live, {
        createdAt: 1_790_000_001,
        avgRating: 4,
        count: 12,
        searchWords: ['untitled'],
        imageUrl: '/version.webp',
      }),
    ],
    [`hiddenRooms/${HIDDEN_ID}`, { roomId: HIDDEN_ID }],
    [`deletedRooms/${BINNED_ID}`, { roomId: BINNED_ID, creatorId: CREATOR_ID }],
    [`rooms/${BINNED_ID}/versions/1`, live],
    [`bookmarks/${CREATOR_ID}_${LIVE_ID}`, { userId: CREATOR_ID, roomId: LIVE_ID }],
    ['ratings/standing', rating],
    ...['records', 'furtherRecords'].flatMap((name) => [
      [`${name}/standing`, record] as const,
      [`${name}/ofDraft`, { ...record, roomId: DRAFT_ID }] as const,
      [`${name}/ofNone`, { ...record, roomId: 'gone' }] as const,
    ]),
    ...[
      ['standing', LIVE_ID],
      ['ofDraft', DRAFT_ID],
      ['ofNone', 'gone'],
    ].map(([id, roomId]) => [`teamRecords/${id}`, teamRecordOf(roomId ?? '')] as const),
    [`ratingAggregates/standing`, { sum: 4, count: 1 }],
    ['items/standing', { is_active: true }],
    ['backgrounds/standing', { is_active: true }],
    ['starters/standing', { order: 0 }],
    ['roomStats/standing', { creatorId: CREATOR_ID, escapes: 1 }],
    ['insights/standing', { roomId: LIVE_ID, creatorId: CREATOR_ID, version: 1, escapes: 5 }],
    ['uploads/standing', { userId: CREATOR_ID }],
    ...SERVER_ONLY.map((name) => [`${name}/standing`, { userId: CREATOR_ID }] as const),
  ];
}

function userRecord(role: Role): object {
  return { userId: userIdOf(role), roomCount: ROOM_COUNTS[role], lastRoomId: '', ...PLANS[role] };
}

type Backend = Pick<RulesBackend, 'admin'>;

/** Restores the initial database. */
export async function restoreDocuments({ admin }: Backend): Promise<void> {
  const standing = new Map(standingDocuments());
  const written = [...BROWSER_WRITTEN, `rooms/${DRAFT_ID}/copies`, `rooms/${LIVE_ID}/copies`];
  const stored = await Promise.all(written.map((name) => admin.collection(name).select().get()));
  const batch = admin.batch();
  for (const { ref } of stored.flatMap(({ docs }) => docs)) if (!standing.has(ref.path)) batch.delete(ref);
  for (const [path, data] of standing) batch.set(admin.doc(path), data);
  await batch.commit();
}

/** Every document by its path. */
export async function readAll({ admin }: Backend): Promise<Record<string, object>> {
  const collections = await admin.listCollections();
  const beneath = [
    admin.collection(`rooms/${LIVE_ID}/versions`),
    admin.collection(`rooms/${DRAFT_ID}/notes`),
    admin.collection(`rooms/${DRAFT_ID}/copies`),
  ];
  const found = await Promise.all([...collections, ...beneath].map((collection) => collection.get()));
  return Object.fromEntries(
    found.flatMap(({ docs }) => docs.map((stored) => [stored.ref.path, stored.data()])),
  );
}
