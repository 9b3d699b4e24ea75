import { FieldValue, type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from '../log/logger.ts';
import { countOutcome } from '../plays/countOutcome.ts';
import { type PlayDocument, readPlay } from '../plays/playDocument.ts';
import { findLive, type LiveVersion } from '../rooms/findLiveVersion.ts';
import { isOvertaken } from './isOvertaken.ts';

/** Plays counted in one run: more than one network starts in an hour. The next run takes the rest. */
export const MOST_COUNTED = 5000;
/** Firestore allows 500 writes at once, and each play may belong to another room. */
const BATCH = 200;

/**
 * Counts plays that nobody has continued for a day as abandoned, each once (milliseconds since the epoch).
 */
export async function countLeftPlays(db: Firestore, now: number): Promise<void> {
  const left = db.collection('plays').where('leftAt', '<=', Timestamp.fromMillis(now)).limit(MOST_COUNTED);
  const { docs } = await left.get();
  const roomIds = [...new Set(docs.map((stored) => String(stored.get('roomId'))))];
  const found = await Promise.all(roomIds.map(async (id) => [id, await findLive(db, id)] as const));
  const live = new Map(found);
  for (let start = 0; start < docs.length; start += BATCH)
    await countUnchanged(db, docs.slice(start, start + BATCH), live);
}

/** If a play is continued at the last moment, its batch stays uncounted until the next run. */
async function countUnchanged(
  db: Firestore,
  plays: readonly QueryDocumentSnapshot[],
  rooms: ReadonlyMap<string, LiveVersion | null>,
): Promise<void> {
  const batch = db.batch();
  for (const stored of plays) {
    const play = readOrNull(stored);
    const live = rooms.get(String(stored.get('roomId'))) ?? null;
    const isCounted = play !== null && !play.players.includes(live?.creatorId ?? '');
    if (isCounted) countOutcome(batch, db, live, play, 'left');
    const { ref, updateTime } = stored;
    batch.update(ref, { isCounted: true, leftAt: FieldValue.delete() }, { lastUpdateTime: updateTime });
  }
  await batch.commit().catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
}

/** Returns null for an unreadable play, so that it does not block counting the others. */
function readOrNull(stored: QueryDocumentSnapshot): PlayDocument | null {
  try {
    return readPlay(stored);
  } catch (error) {
    logger.warn(error);
    return null;
  }
}
