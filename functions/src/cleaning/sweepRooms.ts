import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { findGoneRooms } from './findMissingRooms.ts';
import { forgetRoom, MOST_AT_ONCE } from './forgetRoom.ts';

/** Documents that one run looks at. */
export const SWEPT_PAGE = 1000;
/** Times that a run goes through what a room has left. */
const MOST_ROUNDS = 40;
/** Of each kind, of one room. */
export const MOST_FORGOTTEN = MOST_ROUNDS * MOST_AT_ONCE;

/** What lies beneath rooms, and goes last: a room that was played has versions, one that was worked on copies. */
type Beneath = 'versions' | 'copies';

/**
 * Finds rooms that are gone for good and deletes what is left of them: this looks for what lies beneath rooms that are neither there nor in
 * a bin. It goes on where the page before stopped, and begins anew at
 * the end, which it answers.
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
    // What is left is the next run's, which comes to this page again.
    if (!(await forgetWhole(db, roomId, most))) return true;
  }
  const last = page.length < size ? undefined : page.at(-1);
  await state.set({ after: last?.ref.path ?? null });
  return last === undefined;
}

/** Round by round: a room that many have played must not keep others from being found. */
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
