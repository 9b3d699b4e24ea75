import { Bytes, type DocumentSnapshot, Timestamp } from 'firebase/firestore/lite';
import { parseStoredRoom } from '../../rooms/backend/readRoomDocument.ts';
import type { CopySlot, PastRoom } from '../../shared/ports/PastRoomsPort.ts';
import { unpackRoom } from './packRoom.ts';

const SLOT = /^(?:day-\d|kept-\d|gave-way)$/;

/** A stored copy; null if it cannot be read. */
export async function readCopy(stored: DocumentSnapshot): Promise<PastRoom | null> {
  const contents: unknown = stored.get('contents');
  const name: unknown = stored.get('name');
  const room = contents instanceof Bytes ? await unpackRoom(new Uint8Array(contents.toUint8Array())) : null;
  if (!room || typeof name !== 'string' || !SLOT.test(stored.id)) {
    console.warn(`${stored.ref.path} cannot be read.`);
    return null;
  }
  return { type: 'copy', slot: stored.id as CopySlot, name, at: keptAtOf(stored), room };
}

/** The time a copy was kept, in milliseconds. */
export function keptAtOf(stored: DocumentSnapshot): number | null {
  const keptAt: unknown = stored.get('keptAt');
  return keptAt instanceof Timestamp ? keptAt.toMillis() : null;
}

/** A published version; null if it cannot be read, such as one of a newer app. */
export async function readPublished(stored: DocumentSnapshot): Promise<PastRoom | null> {
  const createdAt: unknown = stored.get('createdAt');
  try {
    const room = parseStoredRoom(stored);
    const at = typeof createdAt === 'number' ? createdAt * 1000 : null;
    return { type: 'published', version: room.publishedVersion, at, room };
  } catch (error) {
    console.warn(`${stored.ref.path} cannot be read.`, error);
    return null;
  }
}
