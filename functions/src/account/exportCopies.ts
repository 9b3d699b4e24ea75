import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Exported } from '../../../core/calls/account/exportAccount.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { toPlain } from './toPlain.ts';

const unzip = promisify(gunzip);

/** Bytes of unpacked copies after which a page ends. The last copy may have two megabytes. */
const ENOUGH = 300_000;

/** A page of a room's copies. */
interface CopiesPage {
  copies: readonly Exported[];
  /** Id of the last copy; null if none follows. */
  last: string | null;
}

/**
 * Returns the next copies of a room, unpacked.
 *
 * @param startAfter the id of a copy, or nothing
 */
export async function exportCopies(room: DocumentReference, startAfter: string): Promise<CopiesPage> {
  const copies: Exported[] = [];
  let [last, bytes] = [startAfter, 0];
  while (bytes < ENOUGH) {
    const copy = await nextCopy(room, last);
    if (copy === undefined) return { copies, last: null };
    last = copy.id;
    const unpacked = await unpack(copy.get('contents'));
    bytes += unpacked.bytes;
    const { name, keptAt } = copy.data() ?? {};
    copies.push({ id: copy.id, name, keptAt: toPlain(keptAt), room: unpacked.room });
  }
  return { copies, last };
}

/** Reads one copy at a time, since only unpacking shows how large it is. */
async function nextCopy(room: DocumentReference, after: string): Promise<DocumentSnapshot | undefined> {
  const all = room.collection('copies').orderBy('__name__');
  const { docs } = await (after === '' ? all : all.startAfter(after)).limit(1).get();
  return docs[0];
}

/** Unpacks a copy. A browser packed it, so the content is untrusted; what is not a room file is left out. */
async function unpack(contents: Uint8Array): Promise<{ room: unknown; bytes: number }> {
  try {
    const text = await unzip(contents, { maxOutputLength: 2 * LIMITS.roomBytes });
    await takeLoopTurn();
    return { room: JSON.parse(text.toString()).room, bytes: text.length };
  } catch {
    return { room: null, bytes: 0 };
  }
}
