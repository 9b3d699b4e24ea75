import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Exported } from '../../../core/calls/exportAccount.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import { toPlain } from './toPlain.ts';

const unzip = promisify(gunzip);

/** The copies of a room that its creator may go back to, each unpacked. */
export async function exportCopies(room: DocumentReference): Promise<readonly Exported[]> {
  const { docs } = await room.collection('copies').get();
  return Promise.all(docs.map(exportCopy));
}

async function exportCopy(copy: QueryDocumentSnapshot): Promise<Exported> {
  const { name, keptAt } = copy.data();
  return { id: copy.id, name, keptAt: toPlain(keptAt), room: await unpack(copy.get('contents')) };
}

/** The browser packed it: what it holds is not known, and what is no room file is left out. */
async function unpack(contents: Uint8Array): Promise<unknown> {
  try {
    const text = await unzip(contents, { maxOutputLength: 2 * LIMITS.roomBytes });
    return JSON.parse(text.toString()).room;
  } catch {
    return null;
  }
}
