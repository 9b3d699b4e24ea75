import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Room } from '../../../core/room/model.ts';
import { countMarks } from '../insights/playMarks.ts';
import { findLive } from '../rooms/findLiveVersion.ts';
import { countOutcome } from './countOutcome.ts';
import type { PlayDocument } from './playDocument.ts';

interface End {
  document: PlayDocument;
  room: Room;
  /** Milliseconds since the epoch. */
  at: number;
}

/**
 * Counts how a play ended, once. Writes without reading: all players of a room write these documents, and reads would
 * make their transactions retry.
 */
export async function countEnd(
  transaction: Transaction,
  db: Firestore,
  { document, room, at }: End,
): Promise<void> {
  const live = await findLive(db, document.roomId);
  const outcome = document.world.isEscaped ? 'escapes' : 'timeouts';
  countOutcome(transaction, db, live, document, outcome);
  countMarks(transaction, db, { document, outcome, creatorId: room.creatorId, now: at, room });
}
