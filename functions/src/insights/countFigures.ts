import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { PlayCounts } from '../../../core/insight/versionFigures.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { addCounts } from '../counts/addCounts.ts';

/** Milliseconds for which figures are kept after the last play of their version. */
const LIFETIME = 365 * 24 * 60 * 60 * 1000;

/** A version of a room, and whose room it is. */
export interface FiguredVersion {
  roomId: string;
  version: number;
  creatorId: string;
}

/** Returns the figures of a version, for the room's creator. */
export function figuresRef(
  db: Firestore,
  { roomId, version }: Pick<FiguredVersion, 'roomId' | 'version'>,
): DocumentReference {
  return db.doc(`insights/${roomId}_${version}`);
}

/**
 * Adds the counts of one play to the figures of its version. Increments without reading, so that players who end at the
 * same moment need not wait for one another. `now`: milliseconds since the epoch.
 */
export function countFigures(
  writes: Transaction | WriteBatch,
  db: Firestore,
  { roomId, version, creatorId }: FiguredVersion,
  { counts, names = {}, now }: { counts: PlayCounts; names?: Readonly<Record<ItemId, string>>; now: number },
): void {
  const whose = { roomId, version, creatorId, expiresAt: Timestamp.fromMillis(now + LIFETIME) };
  const named = Object.keys(names).length > 0 && { names };
  addCounts(writes, {
    ref: figuresRef(db, { roomId, version }),
    roomId,
    counts,
    fields: { ...whose, ...named },
  });
}
