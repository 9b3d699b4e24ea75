import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Exported } from '../../../core/calls/exportAccount.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import { toPlain } from './toPlain.ts';

const unzip = promisify(gunzip);

/** Copies of an answer: unpacked, each may have two megabytes. */
const PAGE = 3;

/**
 * The next copies of a room that its creator may go back to, each unpacked, and the id of the last one; null where none follows.
 */
export async function exportCopies(
  room: DocumentReference,
  startAfter?: string,
): Promise<{ copies: readonly Exported[]; last: string | null }> {
  const all = room.collection('copies').orderBy('__name__');
  const { docs } = await (startAfter === undefined ? all : all.startAfter(startAfter)).limit(PAGE).get();
  const copies = await Promise.all(docs.map(exportCopy));
  return { copies, last: docs.length < PAGE ? null : (docs.at(-1)?.id ?? null) };
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
