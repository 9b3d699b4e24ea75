import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseWith } from '../../../core/parseWith.ts';
import { wholeNumber } from '../../../core/schemas.ts';
import { roomRef } from './paths.ts';

const liveSchema = v.object({ isPublished: v.boolean(), publishedVersion: wholeNumber });

/** The number of the version that players get, 0 when the room is missing or not published. Reads these two fields alone. */
export async function findLiveVersion(db: Firestore, roomId: string): Promise<number> {
  const [room] = await db.getAll(roomRef(db, roomId), { fieldMask: ['isPublished', 'publishedVersion'] });
  const live = parseWith(liveSchema, room?.data());
  return live.ok && live.value.isPublished ? live.value.publishedVersion : 0;
}
