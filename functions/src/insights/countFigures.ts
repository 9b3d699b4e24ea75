import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import type { PlayCounts } from '../../../core/insight/versionFigures.ts';
import type { ItemId } from '../../../core/room/model.ts';

/** Milliseconds for which figures are kept after the last play of their version. */
const LIFETIME = 365 * 24 * 60 * 60 * 1000;

/** A version of a room, and whose room it is. */
export interface FiguredVersion {
  roomId: string;
  version: number;
  creatorId: string;
}

/** A transaction or a batch. */
export interface Merges {
  set(ref: DocumentReference, data: DocumentData, options: { merge: true }): unknown;
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
  writes: Merges,
  db: Firestore,
  { roomId, version, creatorId }: FiguredVersion,
  { counts, names = {}, now }: { counts: PlayCounts; names?: Readonly<Record<ItemId, string>>; now: number },
): void {
  const whose = { roomId, version, creatorId, expiresAt: Timestamp.fromMillis(now + LIFETIME) };
  const named = Object.keys(names).length > 0 && { names };
  writes.set(
    figuresRef(db, { roomId, version }),
    { ...whose, ...named, ...toIncrements(counts) },
    { merge: true },
  );
}

/**
 * Replaces every number by an increment. Leaves out empty objects, with which a merge would replace what is
 * stored.
 */
function toIncrements(numbers: object): DocumentData {
  const entries = Object.entries(numbers).flatMap(([key, value]): [string, unknown][] => {
    if (typeof value === 'number') return [[key, FieldValue.increment(value)]];
    return Object.keys(value).length === 0 ? [] : [[key, toIncrements(value)]];
  });
  return Object.fromEntries(entries);
}
