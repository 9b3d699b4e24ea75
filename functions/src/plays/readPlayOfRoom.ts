import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { memoryOf } from '../memory/LastUsed.ts';
import { closingMarks, isClosed } from '../rooms/isClosed.ts';
import { type PlayDocument, playRef, readPlay } from './playDocument.ts';

/** Maximum number of plays whose room an instance knows, at about 100 bytes each. */
const KNOWN_PLAYS = 20_000;

/** The room of each of the plays that were used last. A play never changes its room. */
const roomsOf = memoryOf<string>(KNOWN_PLAYS);

interface FoundPlay {
  /** The stored play; null if there is none. */
  document: PlayDocument | null;
  /** Whether the plays of its room have ended (`isClosed`). */
  isClosed: boolean;
}

/**
 * Reads a play, and whether its room is closed. Both come with one call to the database, except for the first read of a
 * play by this instance, which does not know its room yet: a call costs about as much as judging an action.
 */
export async function readPlayOfRoom(
  transaction: Transaction,
  db: Firestore,
  playId: string,
): Promise<FoundPlay> {
  const rooms = roomsOf(db);
  const roomId = rooms.find(playId);
  if (roomId !== undefined) {
    const [stored, ...marks] = await transaction.getAll(playRef(db, playId), ...closingMarks(db, roomId));
    return { document: stored ? readPlay(stored) : null, isClosed: marks.some(({ exists }) => exists) };
  }
  const document = readPlay(await transaction.get(playRef(db, playId)));
  if (!document) return { document, isClosed: false };
  rooms.keep(playId, document.roomId);
  return { document, isClosed: await isClosed(transaction, db, document.roomId) };
}
