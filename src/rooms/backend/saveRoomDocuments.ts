import { type FieldValue, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import type { Room, RoomSummary } from '../../../core/room/model.ts';
import { contentsOf, settledFieldsOf } from '../../../core/room/records.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';
import { backendError } from '../../shared/firebase/backendErrors.ts';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import { requireUser } from '../../shared/firebase/requireUser.ts';
import { findDocument, missingRoom, parseStoredRoom } from './readRoomDocument.ts';
import { roomRef, summaryRef } from './refs.ts';

/**
 * Saves over the revision that the room was loaded with; answers the room as stored, one revision further.
 * What publishing decides is taken from the stored room: a draft that missed it must not turn it back.
 * @throws unauthenticated; notFound; conflict (another tab or device saved in between)
 */
export async function saveRoomDocuments(
  { auth, db }: FirebaseServices,
  id: string,
  room: Room,
): Promise<Room> {
  await requireUser(auth);
  return runTransaction(db, async (transaction) => {
    const snapshot = await findDocument(() => transaction.get(roomRef(db, id)));
    if (!snapshot) throw missingRoom(id);
    const stored = parseStoredRoom(snapshot);
    if (stored.revision !== room.revision) throw backendError('conflict');

    const saved: Room = { ...room, ...settledFieldsOf(stored), revision: stored.revision + 1 };
    transaction.set(roomRef(db, id), saved);
    transaction.update(summaryRef(db, id), { ...summaryFields(saved), ...editFields(stored, saved) });
    return saved;
  });
}

/** While a version is live, its name, time limit and cover are what players see; only publishing changes them. */
function summaryFields(room: Room): Partial<RoomSummary> {
  const { error, isPreviewed, isPublished, roomName, timeLimit, imageUrl } = room;
  return isPublished ? { error, isPreviewed } : { error, isPreviewed, roomName, timeLimit, imageUrl };
}

/** A save that only says that a room was previewed is no edit. When one was, the server says: a browser's clock may be wrong. */
function editFields(
  before: Room,
  after: Room,
): Partial<Pick<RoomSummary, 'hasNewerDraft'>> & { editedAt?: FieldValue } {
  if (isDeepEqual(contentsOf(before), contentsOf(after))) return {};
  const editedAt = serverTimestamp();
  return after.isPublished ? { editedAt, hasNewerDraft: true } : { editedAt };
}
