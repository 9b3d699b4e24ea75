import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Exported } from '../../../core/calls/exportAccount.ts';
import type { Deps } from '../deps.ts';
import { summaryRef } from '../rooms/paths.ts';
import { exportCopies } from './exportCopies.ts';
import { toPlain } from './toPlain.ts';

/** Rooms of an answer: each may hold a megabyte. */
const PAGE = 5;

type RoomDeps = Pick<Deps, 'db' | 'bucket'>;

/** The next of a person's rooms, in the order of their ids, and the last of them; null where none follows. */
export async function exportRooms(
  deps: RoomDeps,
  creatorId: string,
  startAfter: string | undefined,
): Promise<{ rooms: readonly Exported[]; last: string | null }> {
  const own = deps.db.collection('rooms').where('creatorId', '==', creatorId).orderBy('__name__');
  const page = startAfter === undefined ? own : own.startAfter(startAfter);
  const { docs } = await page.limit(PAGE).get();
  const rooms = await Promise.all(docs.map((room) => exportRoom(deps, room)));
  return { rooms, last: docs.length < PAGE ? null : (docs.at(-1)?.id ?? null) };
}

async function exportRoom({ db, bucket }: RoomDeps, room: DocumentSnapshot): Promise<Exported> {
  const [summary, versions, copies, pictures] = await Promise.all([
    summaryRef(db, room.id).get(),
    room.ref.collection('versions').select().get(),
    exportCopies(room.ref),
    Promise.all(
      [`images/${room.id}.webp`, `versions/${room.id}/`].map((prefix) => bucket.getFiles({ prefix })),
    ),
  ]);
  return {
    id: room.id,
    room: toPlain(room.data()),
    summary: toPlain(summary.data() ?? null),
    versions: versions.docs.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
    copies,
    pictures: pictures.flatMap(([files]) => files.map(({ name }) => name)),
  };
}
