import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseWith } from '../../../core/util/parseWith.ts';
import { wholeNumber } from '../../../core/util/schemas.ts';
import { boardOf, keptVersionRef } from './keptVersions.ts';
import { roomRef } from './paths.ts';

const liveSchema = v.object({
  isPublished: v.boolean(),
  publishedVersion: wholeNumber,
  creatorId: v.optional(v.string(), ''),
});

/** The live version of a room, and its owner. */
export interface LiveVersion {
  version: number;
  /** Number of its leaderboard and statistics (B2). */
  board: number;
  creatorId: string;
}

/** Returns null if the room is missing or not published. Reads only these fields. */
export async function findLive(db: Firestore, roomId: string): Promise<LiveVersion | null> {
  const fieldMask = ['isPublished', 'publishedVersion', 'creatorId'];
  const [room] = await db.getAll(roomRef(db, roomId), { fieldMask });
  const live = parseWith(liveSchema, room?.data());
  if (!live.ok || !live.value.isPublished) return null;
  const { publishedVersion: version, creatorId } = live.value;
  const [note] = await db.getAll(keptVersionRef(db, roomId, version), { fieldMask: ['board'] });
  return { version, board: boardOf(note, version), creatorId };
}
