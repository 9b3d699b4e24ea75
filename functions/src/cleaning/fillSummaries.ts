import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { NEVER_PUBLISHED } from '../../../core/room/create/createSummary.ts';
import type { RoomSummary } from '../../../core/room/model.ts';
import { servedCover, versionOfCover } from '../../../core/room/pictures/coverUri.ts';
import { logger } from '../log/logger.ts';
import { readVersion } from '../plays/loadVersion.ts';
import { describeVersion } from '../rooms/describeVersion.ts';
import { findLive } from '../rooms/findLiveVersion.ts';
import { neededLength } from '../rooms/neededLength.ts';
import { hiddenRoomRef, roomRef, roomStatsRef } from '../rooms/paths.ts';
import { isOvertaken } from './isOvertaken.ts';
import { sweepOnce } from './sweepOnce.ts';

/** Summaries examined in one run: each missing field is computed from the room. */
const PAGE = 200;
/** Increased with each further field, so that all summaries are swept again. */
const GENERATION = 6;

/**
 * Adds fields that lists query to older summaries: a query on `isListed` skips documents without the field
 * (docs/decisions/0015). Also updates their minutes (docs/decisions/0054) and the number of players they are
 * good for (T13). Continues where the last run stopped, and ends for good.
 */
export async function fillSummaries(db: Firestore, size = PAGE): Promise<void> {
  const sweep = { name: 'summaries', collection: 'summary', generation: GENERATION, size };
  await sweepOnce(db, sweep, async (summary) => {
    if (lacksFields(summary)) await fillOne(db, summary);
    else if (summary.get('isPublished') === true) await rateOne(db, summary);
    if (summary.get('isPublished') !== true) await closeOne(db, summary);
  });
}

/**
 * Rooms published before languages cannot be found by one (M2); covers from before frames use the default
 * one.
 */
function lacksFields(summary: QueryDocumentSnapshot): boolean {
  return ['isListed', 'language', 'coverBackground'].some((field) => summary.get(field) === undefined);
}

/**
 * Leaves a summary that changes meanwhile as it is, since that change is newer. A summary with an unreadable room is
 * listed all the same.
 */
async function fillOne(db: Firestore, summary: QueryDocumentSnapshot): Promise<void> {
  const { ref, id } = summary;
  const worked = await describeLive(db, id).catch((error: unknown) => {
    logger.warn(`${ref.path} is listed without what its room tells.`, error);
    return NEVER_PUBLISHED;
  });
  const isListedYet = summary.get('isListed') !== undefined;
  const fields = { ...(!isListedYet && { isListed: true, hasNewerDraft: false, editedAt: null }), ...worked };
  await updateUnchanged(summary, fields);
}

/** Updates the card's difficulty, minutes and number of players; a summary with an unreadable room keeps them. */
async function rateOne(db: Firestore, summary: QueryDocumentSnapshot): Promise<void> {
  const live = await findLive(db, summary.id);
  if (live === null) return;
  const room = await readVersion(db, summary.id, live.version).catch((error: unknown) => {
    logger.warn(`${summary.ref.path} keeps what its card said.`, error);
    return null;
  });
  if (room === null) return;
  const needed = neededLength(await roomStatsRef(db, summary.id).get(), live.board);
  const { difficulty, goodFor } = describeVersion(room);
  await updateUnchanged(summary, { difficulty: needed ?? difficulty, goodFor });
}

/** Skips the update if the summary changed meanwhile, since that change is newer. */
async function updateUnchanged(
  { ref, updateTime }: QueryDocumentSnapshot,
  fields: Partial<RoomSummary>,
): Promise<void> {
  await ref.update({ ...fields }, { lastUpdateTime: updateTime }).catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
}

/**
 * An unpublished room shows its creator the draft's cover, since its version's cover is no longer served. A room that
 * was hidden before the collection `hiddenRooms` existed gets its document there (decision 0043).
 */
async function closeOne(db: Firestore, { ref, id }: QueryDocumentSnapshot): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [summary, room] = await transaction.getAll(ref, roomRef(db, id));
    // The room was published or deleted meanwhile.
    if (summary?.get('isPublished') !== false) return;
    const shown: unknown = summary.get('imageUrl');
    const isVersions = typeof shown === 'string' && versionOfCover(servedCover(shown)) !== undefined;
    if (isVersions) transaction.update(ref, { imageUrl: room?.get('imageUrl') ?? '' });
    if (summary.get('hidden')) transaction.set(hiddenRoomRef(db, id), { roomId: id });
  });
}

type Worked = Pick<RoomSummary, keyof typeof NEVER_PUBLISHED>;

async function describeLive(db: Firestore, roomId: string): Promise<Worked> {
  const live = await findLive(db, roomId);
  if (live === null) return NEVER_PUBLISHED;
  const room = await readVersion(db, roomId, live.version);
  return { ...describeVersion(room), bestTime: await findBestTime(db, roomId, live.board) };
}

async function findBestTime(db: Firestore, roomId: string, version: number): Promise<number | null> {
  const ofVersion = db.collection('records').where('roomId', '==', roomId).where('version', '==', version);
  const { docs } = await ofVersion.orderBy('time').limit(1).get();
  return docs[0] === undefined ? null : Number(docs[0].get('time'));
}
