import { FieldValue, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { InstanceDeps } from '../deps.ts';
import { countMarks, NO_ANSWERS, noteAnswersOf } from '../insights/playMarks.ts';
import { logger } from '../log/logger.ts';
import { countOutcome } from '../plays/countOutcome.ts';
import { type PlayDocument, readPlay } from '../plays/playDocument.ts';
import { findLive, type LiveVersion } from '../rooms/findLiveVersion.ts';
import { isOvertaken } from './isOvertaken.ts';

/** Plays counted in one run: more than one network starts in an hour. The next run takes the rest. */
export const MOST_COUNTED = 5000;
/** Firestore allows 500 writes at once. Each play takes three: itself, its room's statistics, its version's figures. */
const BATCH = 160;

type Counting = Pick<InstanceDeps, 'db' | 'digest' | 'now'>;

/** Counts plays that nobody has continued for a day as abandoned, each once, and adds their marks to the figures. */
export async function countLeftPlays(deps: Counting): Promise<void> {
  const { db } = deps;
  const left = db
    .collection('plays')
    .where('leftAt', '<=', Timestamp.fromMillis(deps.now()))
    .limit(MOST_COUNTED);
  const { docs } = await left.get();
  const roomIds = [...new Set(docs.map((stored) => String(stored.get('roomId'))))];
  const found = await Promise.all(roomIds.map(async (id) => [id, await findLive(db, id)] as const));
  const live = new Map(found);
  for (let start = 0; start < docs.length; start += BATCH)
    await countUnchanged(deps, docs.slice(start, start + BATCH), live);
}

/** If a play is continued at the last moment, its batch stays uncounted until the next run. */
async function countUnchanged(
  deps: Counting,
  plays: readonly QueryDocumentSnapshot[],
  rooms: ReadonlyMap<string, LiveVersion | null>,
): Promise<void> {
  const { db, now } = deps;
  const batch = db.batch();
  const counted: (PlayDocument & { creatorId: string })[] = [];
  for (const stored of plays) {
    const play = readOrNull(stored);
    const live = rooms.get(String(stored.get('roomId'))) ?? null;
    if (play !== null && !play.players.includes(live?.creatorId ?? '')) {
      countOutcome(batch, db, live, play, 'left');
      // An unpublished room may be gone for good, and its figures with it.
      if (live) {
        const { creatorId } = live;
        countMarks(batch, db, { document: play, outcome: 'left', creatorId, now: now() });
        counted.push({ ...play, creatorId });
      }
    }
    const { ref, updateTime } = stored;
    batch.update(
      ref,
      { isCounted: true, leftAt: FieldValue.delete(), ...NO_ANSWERS },
      { lastUpdateTime: updateTime },
    );
  }
  const isDone = await batch.commit().then(
    () => true,
    (error: unknown) => {
      if (!isOvertaken(error)) throw error;
      return false;
    },
  );
  if (isDone) await noteAnswersOf(deps, counted);
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
