import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { NEVER_PUBLISHED } from '../../../core/room/create/createSummary.ts';
import type { RoomSummary } from '../../../core/room/model.ts';
import { servedCover, versionOfCover } from '../../../core/room/pictures/coverUri.ts';
import { logger } from '../log/logger.ts';
import { describeVersion } from '../rooms/describeVersion.ts';
import { findLive } from '../rooms/findLiveVersion.ts';
import { readVersion } from '../rooms/loadVersion.ts';
import { neededLength } from '../rooms/neededLength.ts';
import { hiddenRoomRef, roomRef, roomStatsRef } from '../rooms/paths.ts';
import { isOvertaken } from './isOvertaken.ts';
import { sweepOnce } from './sweepOnce.ts';

/** Summaries that one run looks at: each that lacks something is worked out from its room. */
const PAGE = 200;
/** Goes up with each further field, so that those of before are gone through once more. */
const GENERATION = 5;

/**
 * Gives summaries of before the fields that lists of rooms ask for: a query on `isListed` leaves out documents without
 * the field (docs/decisions/0015). Those of before say the minutes that are said now, too (docs/decisions/0054). It goes on where the run before stopped; at the end it is over for good.
 */
export async function fillSummaries(db: Firestore, size = PAGE): Promise<void> {
  const sweep = { name: 'summaries', collection: 'summary', generation: GENERATION, size };
  await sweepOnce(db, sweep, async (summary) => {
    if (lacksFields(summary)) await fillOne(db, summary);
    else if (summary.get('isPublished') === true) await rateOne(db, summary);
    if (summary.get('isPublished') !== true) await closeOne(db, summary);
  });
}

/** What was published before rooms had a language, is not found by one (M2); before covers had frames, it hangs in the usual one. */
function lacksFields(summary: QueryDocumentSnapshot): boolean {
  return ['isListed', 'language', 'coverBackground'].some((field) => summary.get(field) === undefined);
}

/** One that changes meanwhile stays for what changed it; one whose room cannot be read is listed all the same. */
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

/** What its card says of difficulty and minutes; one whose room cannot be read keeps them. */
async function rateOne(db: Firestore, summary: QueryDocumentSnapshot): Promise<void> {
  const live = await findLive(db, summary.id);
  if (live === null) return;
  const room = await readVersion(db, summary.id, live.version).catch((error: unknown) => {
    logger.warn(`${summary.ref.path} keeps the minutes that it said.`, error);
    return null;
  });
  const needed = neededLength(await roomStatsRef(db, summary.id).get(), live.board);
  if (room) await updateUnchanged(summary, { difficulty: needed ?? describeVersion(room).difficulty });
}

/** Unless somebody changed it meanwhile, who knew better. */
async function updateUnchanged(
  { ref, updateTime }: QueryDocumentSnapshot,
  fields: Partial<RoomSummary>,
): Promise<void> {
  await ref.update({ ...fields }, { lastUpdateTime: updateTime }).catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
}

/**
 * What is not published shows its creator the draft's cover, since its version's is served no more; what was hidden before there
 * were marks gets its own (decision 0043).
 */
async function closeOne(db: Firestore, { ref, id }: QueryDocumentSnapshot): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [summary, room] = await transaction.getAll(ref, roomRef(db, id));
    // Published meanwhile, or deleted.
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
