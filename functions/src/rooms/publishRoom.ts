import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { findUnownedPacks } from '../../../core/account/findUnownedPacks.ts';
import { PACK_IDS } from '../../../core/account/products.ts';
import type { PublishRoomAnswer, PublishRoomRequest } from '../../../core/calls/room/publishRoom.ts';
import { parseBackgroundEntry, parseCatalogueEntry } from '../../../core/catalogue/catalogueSchema.ts';
import { pictureIdOf, versionUri } from '../../../core/catalogue/pictureAddresses.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import { emptyRoomStats, parseRoomStats, type RoomStats } from '../../../core/room/lists/roomStats.ts';
import type { Room } from '../../../core/room/model.ts';
import { servedCover } from '../../../core/room/pictures/coverUri.ts';
import { mapPictures } from '../../../core/room/pictures/roomPictures.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { cleanName } from '../../../core/util/cleanName.ts';
import type { Result } from '../../../core/util/result.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError, roomNotFound } from '../http/HttpError.ts';
import { logger } from '../log/logger.ts';
import { readOwner } from '../payments/readOwner.ts';
import { findForeignUploads, ownUploadsOf } from '../pictures/findForeignUploads.ts';
import { requireRoomForFiles } from '../pictures/requireRoomFor.ts';
import { countNow } from '../throttles/countWithin.ts';
import { PUBLISHINGS } from '../throttles/publishings.ts';
import { PUBLISHING_TURNS } from '../turns/instanceTurns.ts';
import { copyCover } from './copyCover.ts';
import type { JudgedRoom } from './judgeRoom.ts';
import { boardOf, type KeptVersion, keptVersionRef } from './keptVersions.ts';
import { neededLength } from './neededLength.ts';
import { roomRef, roomStatsRef, summaryRef, versionRef } from './paths.ts';
import { pruneVersions } from './pruneVersions.ts';
import { invalidRoom, logMended } from './readRoom.ts';

const HIDDEN: Finding = { severity: 'error', code: 'hiddenByAdmin', items: [] };
/** Attempts at judging a draft that changes meanwhile. */
const TRIES = 3;

/** A stored draft, what its creator asked for it, and the result of judging it. */
interface Judged extends JudgedRoom {
  roomId: string;
  request: PublishRoomRequest;
  stored: DocumentSnapshot;
  /** The latest version; null if there is none. */
  last: DocumentSnapshot | null;
}

/**
 * POST /api/publishRoom: publishes the creator's stored draft under the account's name. If the draft has errors of L1,
 * it is only marked as having them. If it has packs or pictures that its creator does not own, or if an admin has
 * hidden the room, it is refused and not marked. In all these cases the live version stays. A draft without changes for
 * players makes no new version (B1); one that plays the same keeps leaderboard and statistics (B2).
 * @throws unauthenticated; tooManyRequests; busy; notFound (also when the room is another's); conflict (another
 * revision is stored); invalidRoom (no room by R1, R2); quotaReached
 */
export async function publishRoom(
  request: PublishRoomRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<PublishRoomAnswer> {
  if (!caller) throw new HttpError('unauthenticated', 'Log in to publish a room.');
  await countNow(PUBLISHINGS, deps, [{ type: 'account', id: caller.userId }]);
  return PUBLISHING_TURNS.take(caller.userId, () => publishInTurn(request, caller, deps));
}

/** Judges in a thread before the transaction; the transaction then checks that the draft is unchanged. */
async function publishInTurn(request: PublishRoomRequest, caller: Caller, deps: Deps) {
  for (let tries = 0; tries < TRIES; tries++) {
    const judged = await judge(request, caller, deps);
    const answer = await deps.db.runTransaction((transaction) => decide(transaction, deps, judged, caller));
    if (answer === null) continue;
    await prune(deps, request.roomId);
    return answer;
  }
  throw conflict();
}

async function judge(request: PublishRoomRequest, { userId }: Caller, { db, jobs }: Deps): Promise<Judged> {
  const { roomId, revision } = request;
  const stored = await roomRef(db, roomId).get();
  if (stored.get('creatorId') !== userId) throw roomNotFound(roomId);
  const last = await findLast(db, stored, userId);
  const judged = await jobs.judgeRoom(stored.data(), last?.data());
  if (!judged.ok) throw invalidRoom(judged.refusal);
  logMended(stored, judged.value.mended);
  if (judged.value.room.revision !== revision) throw conflict();
  return { ...judged.value, roomId, request, stored, last };
}

/**
 * Returns the latest version, but not another owner's: if an id is used again, versions of a deleted room may remain.
 */
async function findLast(db: Deps['db'], room: DocumentSnapshot, userId: string) {
  const version: unknown = room.get('publishedVersion');
  if (typeof version !== 'number' || version < 1) return null;
  const last = await versionRef(db, room.id, version).get();
  return last.get('creatorId') === userId ? last : null;
}

/** Returns null if the draft has changed since it was judged. */
async function decide(
  transaction: Transaction,
  deps: Deps,
  judged: Judged,
  caller: Caller,
): Promise<PublishRoomAnswer | null> {
  const { room: draft, roomId, errors, stored } = judged;
  const present = await transaction.get(stored.ref);
  if (!stored.updateTime || !present.updateTime?.isEqual(stored.updateTime)) return null;
  if (await isHidden(transaction, deps, roomId)) return refuse(draft, [HIDDEN]);
  if (judged.change === 'none' && draft.isPublished) return goOn(transaction, deps, judged);
  if (errors.length > 0) return markFaulty(transaction, deps, roomId, draft, errors);
  const owner = await readOwner(deps.db, caller.userId);
  const unowned = findUnownedPacks(draft, await readPackEntries(deps.db), owner);
  const notAllowed = [...unowned, ...(await findForeignUploads(transaction, deps, draft))];
  if (notAllowed.length > 0) return refuse(draft, notAllowed);
  if (judged.change === 'none') return goOn(transaction, deps, judged);
  await requireRoomForFiles(deps, caller.userId);
  return publish(transaction, deps, { ...judged, room: { ...draft, creator: creatorOf(caller) } });
}

/** Returns whether an admin has hidden the room; only an admin can restore it. */
async function isHidden(transaction: Transaction, { db }: Deps, roomId: string): Promise<boolean> {
  const summary = await transaction.get(summaryRef(db, roomId));
  return Boolean(summary.get('hidden'));
}

/** Keeps or restores the live version, since the draft changes nothing for players. */
async function goOn(
  transaction: Transaction,
  { db }: Deps,
  { room: draft, roomId, request, last }: Judged,
): Promise<PublishRoomAnswer> {
  const { publishedVersion: version } = draft;
  const note = await transaction.get(keptVersionRef(db, roomId, version));
  const state = { isPublished: true, error: false };
  transaction.update(roomRef(db, roomId), { ...state, ...coverOf(request) });
  transaction.update(summaryRef(db, roomId), {
    ...state,
    ...(request.isListed !== undefined && { isListed: request.isListed }),
    hasNewerDraft: false,
    imageUrl: servedCover(String(last?.get('imageUrl') ?? '')),
  });
  return answerLive(version, boardOf(note, version));
}

/** The draft's new cover is part of publishing, so that it needs no save of its own. */
function coverOf({ imageUrl }: PublishRoomRequest): Pick<Partial<Room>, 'imageUrl'> {
  return imageUrl === undefined ? {} : { imageUrl };
}

function answerLive(version: number, board: number): PublishRoomAnswer {
  return { isPublished: true, version, board, findings: [] };
}

function markFaulty(
  transaction: Transaction,
  { db }: Deps,
  roomId: string,
  draft: Room,
  findings: readonly Finding[],
): PublishRoomAnswer {
  transaction.update(roomRef(db, roomId), { error: true });
  transaction.update(summaryRef(db, roomId), { error: true });
  return refuse(draft, findings);
}

/** Refuses the draft; the live version stays. */
function refuse({ isPublished, publishedVersion }: Room, findings: readonly Finding[]): PublishRoomAnswer {
  return { isPublished, version: isPublished ? publishedVersion : 0, board: 0, findings };
}

/** Returns the account's name, since anything may be written in the draft. */
function creatorOf({ name }: Caller): string {
  return cleanName(name, LIMITS.creator) ?? '';
}

async function publish(transaction: Transaction, deps: Deps, judged: Judged): Promise<PublishRoomAnswer> {
  const { db, now } = deps;
  const { room: draft, roomId, request, description, bytes } = judged;
  const [summary, stats] = await transaction.getAll(summaryRef(db, roomId), roomStatsRef(db, roomId));
  const publishedVersion = await nextVersion(transaction, deps, roomId, draft.publishedVersion + 1);
  const board = await findBoard(transaction, deps, judged, publishedVersion);
  const cover = await copyCover(deps, roomId, publishedVersion);
  const { imageUrl } = cover;
  const state = { isPublished: true, error: false };
  const room = withVersionPictures(draft, { roomId, version: publishedVersion });
  const version: Room = { ...room, ...state, publishedVersion, imageUrl };
  const createdAt = Math.floor(now() / 1000);
  transaction.create(versionRef(db, roomId, publishedVersion), { ...version, createdAt });
  const kept: KeptVersion = {
    roomId,
    version: publishedVersion,
    creatorId: draft.creatorId,
    board,
    bytes: bytes + cover.bytes,
    pictures: ownUploadsOf(draft).map(pictureIdOf),
    createdAt,
  };
  transaction.set(keptVersionRef(db, roomId, publishedVersion), kept);
  const { roomName, timeLimit, isPreviewed, creator } = draft;
  transaction.update(roomRef(db, roomId), { ...state, ...coverOf(request), publishedVersion, creator });
  transaction.update(summaryRef(db, roomId), {
    ...state,
    ...description,
    difficulty: neededLength(stats, board) ?? description?.difficulty,
    creator,
    roomName,
    timeLimit,
    isPreviewed,
    imageUrl,
    // Older summaries lack the field and were listed.
    isListed: request.isListed ?? summary?.get('isListed') !== false,
    hasNewerDraft: false,
    ...(board === publishedVersion && { bestTime: null }),
  });
  if (stats?.get('version') !== board)
    transaction.set(roomStatsRef(db, roomId), statsOf(stats, { roomId, creatorId: draft.creatorId }, board));
  return answerLive(publishedVersion, board);
}

/** Returns the leaderboard: the former one if the new version plays the same (B2), else a new one. */
async function findBoard(
  transaction: Transaction,
  { db }: Deps,
  { roomId, change, room: { publishedVersion: last } }: Judged,
  version: number,
): Promise<number> {
  if (change === 'play') return version;
  return boardOf(await transaction.get(keptVersionRef(db, roomId, last)), last);
}

function statsOf(
  before: DocumentSnapshot | undefined,
  room: Pick<RoomStats, 'roomId' | 'creatorId'>,
  board: number,
): RoomStats {
  const parsed = parseRoomStats(before?.data());
  const earlier = parsed.ok && parsed.value.creatorId === room.creatorId ? parsed.value.boards : [];
  return emptyRoomStats(room, board, earlier);
}

/** Returns the first free number: versions of a deleted room with this id may remain until the cleanup. */
async function nextVersion(transaction: Transaction, deps: Deps, roomId: string, from: number) {
  let version = from;
  while ((await transaction.get(versionRef(deps.db, roomId, version))).exists) version++;
  return version;
}

function conflict(): HttpError {
  return new HttpError('conflict', 'The room was saved somewhere else in the meantime.');
}

/** A failure is only logged, since the hourly cleanup prunes versions too. */
async function prune(deps: Deps, roomId: string): Promise<void> {
  await pruneVersions(deps, roomId).catch((error: unknown) => logger.warn(error));
}

/**
 * Returns a draft as published: its creator's pictures get addresses of the version, which are served as long
 * as players may see it. The files stay the creator's; library pictures keep their addresses.
 */
function withVersionPictures(draft: Room, { roomId, version }: { roomId: string; version: number }): Room {
  const own = new Set(ownUploadsOf(draft));
  if (own.size === 0) return draft;
  return mapPictures(draft, (uri) => (own.has(uri) ? versionUri(roomId, version, pictureIdOf(uri)) : uri));
}

/** Returns the catalogue entries that are sold in packs, skipping unreadable ones. */
async function readPackEntries(db: Firestore) {
  const [items, backgrounds] = await Promise.all([
    readEntries(db, 'items', parseCatalogueEntry),
    readEntries(db, 'backgrounds', parseBackgroundEntry),
  ]);
  return { items, backgrounds };
}

async function readEntries<Entry>(
  db: Firestore,
  collection: string,
  parse: (stored: unknown) => Result<Entry, unknown>,
): Promise<readonly Entry[]> {
  const { docs } = await db
    .collection(collection)
    .where('collection', 'in', [...PACK_IDS])
    .get();
  return docs.flatMap((document) => {
    const parsed = parse(document.data());
    return parsed.ok ? [parsed.value] : [];
  });
}
