import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Exported } from '../../../core/calls/exportAccount.ts';
import type { Deps } from '../deps.ts';
import { roomRef, summaryRef } from '../rooms/paths.ts';
import { exportCopies } from './exportCopies.ts';
import type { ExportPlace } from './exportPlace.ts';
import { toPlain } from './toPlain.ts';

type RoomDeps = Pick<Deps, 'db' | 'bucket'>;

/** A page of rooms, and where it ends; null where nothing follows. */
interface RoomsPage {
  rooms: readonly Exported[];
  next: ExportPlace | null;
}

/**
 * The next of a person's rooms, in the order of their ids, or copies of the one before. A room a page, and then its copies: each may have two
 * megabytes, and an answer is made in one go, in which nobody else is answered.
 * @param after a room, or a copy, whose id follows its room's after a `_`; with no id all copies of the room follow
 */
export async function exportRooms(
  deps: RoomDeps,
  creatorId: string,
  after: ExportPlace | null,
): Promise<RoomsPage> {
  if (after?.collection === 'copies') return exportMoreCopies(deps, creatorId, after.id);
  const own = deps.db.collection('rooms').where('creatorId', '==', creatorId).orderBy('__name__');
  const { docs } = await (after === null ? own : own.startAfter(after.id)).limit(1).get();
  const [room] = docs;
  if (room === undefined) return { rooms: [], next: null };
  const exported = { ...(await exportRoom(deps, room)), copies: [] };
  return { rooms: [exported], next: placeAfter(room.id, '') };
}

/** Where none is left, the next room. Of another's room nothing is told. */
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

async function exportRoom({ db, bucket }: RoomDeps, room: DocumentSnapshot): Promise<Exported> {
  const [summary, versions, pictures] = await Promise.all([
    summaryRef(db, room.id).get(),
    room.ref.collection('versions').select().get(),
    Promise.all(
      [`images/${room.id}.webp`, `versions/${room.id}/`].map((prefix) => bucket.getFiles({ prefix })),
    ),
  ]);
  return {
    id: room.id,
    room: toPlain(room.data()),
    summary: toPlain(summary.data() ?? null),
    versions: versions.docs.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
    pictures: pictures.flatMap(([files]) => files.map(({ name }) => name)),
  };
}
