import { FirebaseError } from 'firebase/app';
import {
  type DocumentReference,
  type FieldValue,
  type Firestore,
  runTransaction,
  serverTimestamp,
  type Transaction,
  writeBatch,
} from 'firebase/firestore/lite';
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
 * publishing are taken from the stored room, since an older draft must not reset them.
 * @param known the room as this browser last loaded or saved it; if it is that revision, nothing is read before
 * @throws unauthenticated; notFound; conflict (another tab or device saved meanwhile)
 */
export async function saveRoomDocuments(
  { auth, db }: FirebaseServices,
  id: string,
  room: Room,
  known?: Room,
): Promise<Room> {
  await requireUser(auth);
  const saved = known?.revision === room.revision ? await saveUnread(db, id, known, room) : null;
  return saved ?? runTransaction(db, (transaction) => saveOver(transaction, db, id, room));
}

/**
 * Saves in one request; null if it was refused. The security rules refuse any other revision than the next one
 * and changes of what publishing decides, so nothing is overwritten.
 */
async function saveUnread(db: Firestore, id: string, known: Room, room: Room): Promise<Room | null> {
  const saved: Room = { ...room, revision: room.revision + 1 };
  const batch = writeBatch(db);
  write(batch, db, id, { before: known, saved });
  try {
    await batch.commit();
    return saved;
  } catch (error) {
    if (error instanceof FirebaseError && REFUSALS.includes(error.code)) return null;
    throw error;
  }
}

/** Errors after which the transaction finds out what happened. `not-found`: the room was deleted. */
const REFUSALS: readonly string[] = ['permission-denied', 'not-found'];

async function saveOver(transaction: Transaction, db: Firestore, id: string, room: Room): Promise<Room> {
  const snapshot = await findDocument(() => transaction.get(roomRef(db, id)));
  if (!snapshot) throw missingRoom(id);
  const before = parseStoredRoom(snapshot);
  if (before.revision !== room.revision) throw backendError('conflict');
  const saved: Room = { ...room, ...settledFieldsOf(before), revision: before.revision + 1 };
  write(transaction, db, id, { before, saved });
  return saved;
}

/** A transaction or a batch. */
interface Writes {
  set(ref: DocumentReference, data: Room): unknown;
  update(ref: DocumentReference, data: Record<string, unknown>): unknown;
}

function write(
  writes: Writes,
  db: Firestore,
  id: string,
  { before, saved }: { before: Room; saved: Room },
): void {
  writes.set(roomRef(db, id), saved);
  writes.update(summaryRef(db, id), { ...summaryFields(saved), ...editFields(before, saved) });
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
