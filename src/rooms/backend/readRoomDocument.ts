import { FirebaseError } from 'firebase/app';
import { type DocumentSnapshot, doc, getDoc } from 'firebase/firestore/lite';
import type { Warn } from '../../../core/room/load/mend/warning.ts';
import { parseRoom } from '../../../core/room/load/parseRoom.ts';
import type { Room } from '../../../core/room/model.ts';
import { backendError } from '../../shared/firebase/backendErrors.ts';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { roomRef } from './refs.ts';

/**
 * The creator's own room.
 * @throws notFound, also where the room is another's, so that the two look alike;
 * newerVersion, unreadable with the path of its first fault
 */
export async function readRoomDocument(
  { auth, db }: FirebaseServices,
  id: string,
  warn?: Warn,
): Promise<Room> {
  await auth.authStateReady();
  const stored = await findDocument(() => getDoc(roomRef(db, id)));
  if (!stored || stored.get('creatorId') !== auth.currentUser?.uid) throw missingRoom(id);
  return parseStoredRoom(stored, warn);
}

/** A published version of a creator's own room. @throws notFound, newerVersion, unreadable as above */
export async function readVersionDocument(
  { auth, db }: FirebaseServices,
  id: string,
  version: number,
): Promise<Room> {
  await auth.authStateReady();
  const stored = await findDocument(() => getDoc(doc(roomRef(db, id), 'versions', String(version))));
  if (!stored || stored.get('creatorId') !== auth.currentUser?.uid) throw missingRoom(id);
  return parseStoredRoom(stored);
}

/**
 * Parses a stored room (R1, R2); repairs are logged and passed to `warn`. @throws newerVersion, unreadable
 */
export function parseStoredRoom(stored: DocumentSnapshot, warn: Warn = () => {}): Room {
  const parsed = parseRoom(stored.data());
  if (parsed.ok) {
    const { room, warnings } = parsed.value;
    if (warnings.length > 0) console.warn(`${stored.ref.path} was mended.`, warnings);
    warnings.forEach(warn);
    return room;
  }
  const { refusal } = parsed;
  if (refusal.type === 'newerVersion') throw backendError('newerVersion');
  throw new BackendError('unreadable', `The room cannot be read: ${refusal.path}: ${refusal.message}`);
}

export function missingRoom(id: string): BackendError {
  return new BackendError('notFound', `Room with id ${id} not found`);
}

/** Reads a document; null if it does not exist or is somebody else's, which the security rules refuse alike. */
export async function findDocument(get: () => Promise<DocumentSnapshot>): Promise<DocumentSnapshot | null> {
  try {
    const stored = await get();
    return stored.exists() ? stored : null;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return null;
    throw error;
  }
}
