import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { findGoneRooms } from './findMissingRooms.ts';
import { forgetRoom, MOST_AT_ONCE } from './forgetRoom.ts';

/** Documents in one run. */
export const SWEPT_PAGE = 1000;
/** Rounds over one room's data in a run. */
const MOST_ROUNDS = 40;
/** Documents of each kind that one run deletes for one room. */
export const MOST_FORGOTTEN = MOST_ROUNDS * MOST_AT_ONCE;

/** Subcollections of rooms, which are deleted last: played rooms have versions, edited ones copies. */
type Beneath = 'versions' | 'copies';

/**
 * Deletes what is left of rooms that are gone for good, found by the subcollections of rooms that are neither
 * there nor in a bin. Continues where the last page stopped; returns true at the end, after which it
 * restarts.
 */
export async function sweepRooms(
  db: Firestore,
  beneath: Beneath,
  { size = SWEPT_PAGE, most }: { size?: number; most?: number } = {},
): Promise<boolean> {
  const state = db.doc(`sweeps/${beneath}`);
  const all = db.collectionGroup(beneath).orderBy('__name__').select().limit(size);
  const page = await readPage(db, all, (await state.get()).get('after'));
  const roomIds = new Set(page.map(roomIdOf));
  for (const roomId of await findGoneRooms(db, [...roomIds])) {
    // The next run takes the rest, since it reads this page again.
    if (!(await forgetWhole(db, roomId, most))) return true;
  }
  const last = page.length < size ? undefined : page.at(-1);
  await state.set({ after: last?.ref.path ?? null });
  return last === undefined;
}

/** In rounds, so that a much-played room does not delay others. */
async function forgetWhole(db: Firestore, roomId: string, most?: number): Promise<boolean> {
  for (let round = 0; round < MOST_ROUNDS; round++) if (await forgetRoom(db, roomId, most)) return true;
  return false;
}

async function readPage(
  db: Firestore,
  all: Query,
  after: unknown,
): Promise<readonly QueryDocumentSnapshot[]> {
  const page = typeof after === 'string' ? all.startAfter(db.doc(after)) : all;
  return (await page.get()).docs;
}

function roomIdOf({ ref }: QueryDocumentSnapshot): string {
  return ref.parent.parent?.id ?? '';
}
