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
 * Saves over the revision that was loaded; returns the stored room with the next revision. Fields set by
 * publishing are taken from the stored room, since an older draft must not reset them. @throws
 * unauthenticated; notFound; conflict (another tab or device saved meanwhile)
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

/**
 * Fields for an edit; recording a preview is no edit. The time is the server's, since a browser's clock may
 * be wrong.
 */
function editFields(
  before: Room,
  after: Room,
): Partial<Pick<RoomSummary, 'hasNewerDraft'>> & { editedAt?: FieldValue } {
  if (isDeepEqual(contentsOf(before), contentsOf(after))) return {};
  const editedAt = serverTimestamp();
  return after.isPublished ? { editedAt, hasNewerDraft: true } : { editedAt };
}
