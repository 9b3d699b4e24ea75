import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Exported } from '../../../core/calls/account/exportAccount.ts';
import { deletedCoverFile, unpackRoom } from '../bin/deletedRoom.ts';
import type { Deps } from '../deps.ts';
import { roomRef, summaryRef } from '../rooms/paths.ts';
import { exportCopies } from './exportCopies.ts';
import type { ExportPlace } from './exportPlace.ts';
import { toPlain } from './toPlain.ts';

type RoomDeps = Pick<Deps, 'db' | 'bucket'>;

/** A page of rooms and where it ends; null if nothing follows. */
interface RoomsPage {
  rooms: readonly Exported[];
  next: ExportPlace | null;
}

/**
 * Returns a person's rooms one after the other, by id, and after each room its copies; then the rooms in the bin. A
 * page has one room or some of its copies: each may have two megabytes, and building a page blocks all other requests.
 * @param after the end of the page before: a room's id, or the ids of a room and its last exported copy, joined by `_`.
 * The copy's id is empty if none was exported yet. Null for the first page.
 */
export async function exportRooms(
  deps: RoomDeps,
  creatorId: string,
  after: ExportPlace | null,
): Promise<RoomsPage> {
  if (after?.collection === 'deletedRooms') return exportDeletedRoom(deps, creatorId, after.id);
  if (after?.collection === 'copies') return exportMoreCopies(deps, creatorId, after.id);
  const own = deps.db.collection('rooms').where('creatorId', '==', creatorId).orderBy('__name__');
  const { docs } = await (after === null ? own : own.startAfter(after.id)).limit(1).get();
  const [room] = docs;
  if (room === undefined) return exportDeletedRoom(deps, creatorId, '');
  const exported = { ...(await exportRoom(deps, room)), copies: [] };
  return { rooms: [exported], next: placeAfter(room.id, '') };
}

/** If no copies are left, returns the next room. Reveals nothing about others' rooms. */
async function exportMoreCopies(deps: RoomDeps, creatorId: string, place: string): Promise<RoomsPage> {
  const end = place.lastIndexOf('_');
  const [roomId, copyId] = [place.slice(0, Math.max(0, end)), place.slice(end + 1)];
  const room = roomId === '' ? null : await roomRef(deps.db, roomId).get();
  if (room?.get('creatorId') !== creatorId) return { rooms: [], next: null };
  const { copies, last } = await exportCopies(room.ref, copyId);
  if (copies.length === 0) return exportRooms(deps, creatorId, { collection: 'rooms', id: roomId });
  return { rooms: [{ id: roomId, copies }], next: placeAfter(roomId, last) };
}

function placeAfter(roomId: string, lastCopy: string | null): ExportPlace {
  return lastCopy === null
    ? { collection: 'rooms', id: roomId }
    : { collection: 'copies', id: `${roomId}_${lastCopy}` };
}

async function exportRoom(deps: RoomDeps, room: DocumentSnapshot): Promise<Exported> {
  const [summary, beside] = await Promise.all([
    summaryRef(deps.db, room.id).get(),
    listBeside(deps, room.id),
  ]);
  return { id: room.id, room: toPlain(room.data()), summary: toPlain(summary.data() ?? null), ...beside };
}

/** Returns the next room in the bin, unpacked; without an id the first one. */
async function exportDeletedRoom(deps: RoomDeps, creatorId: string, after: string): Promise<RoomsPage> {
  const own = deps.db.collection('deletedRooms').where('creatorId', '==', creatorId).orderBy('__name__');
  const { docs } = await (after === '' ? own : own.startAfter(after)).limit(1).get();
  const [stored] = docs;
  if (stored === undefined) return { rooms: [], next: null };
  const { id } = stored;
  const { room, stats } = await unpackRoom(stored);
  const { deletedAt, summary } = stored.data();
  const exported = { id, deletedAt, room, stats, summary: toPlain(summary), ...(await listBeside(deps, id)) };
  return { rooms: [exported], next: { collection: 'deletedRooms', id } };
}

/** Returns the numbers of a room's versions, and its files. */
async function listBeside({ db, bucket }: RoomDeps, roomId: string) {
  const folders = [`images/${roomId}.webp`, deletedCoverFile(roomId), `versions/${roomId}/`];
  const [versions, pictures] = await Promise.all([
    roomRef(db, roomId).collection('versions').select().get(),
    Promise.all(folders.map((prefix) => bucket.getFiles({ prefix }))),
  ]);
  return {
    versions: versions.docs.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
    pictures: pictures.flatMap(([files]) => files.map(({ name }) => name)),
  };
}
