import type {
  ExportAccountAnswer,
  ExportAccountRequest,
  Exported,
} from '../../../core/calls/account/exportAccount.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { ACCOUNTS, EXPORT_PAGES } from '../throttles/accounts.ts';
import { countNow } from '../throttles/countWithin.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';
import { EXPORT_TURNS } from '../turns/instanceTurns.ts';
import { exportDocuments } from './exportDocuments.ts';
import { type ExportPlace, nameOfPlace, readPlace } from './exportPlace.ts';
import { exportRooms } from './exportRooms.ts';
import { toPlain } from './toPlain.ts';

/** Collections whose pages hold only rooms. */
const OF_ROOMS: ReadonlySet<string> = new Set(['rooms', 'copies', 'deletedRooms']);

/**
 * POST /api/exportAccount: returns all that is stored about the caller, page by page: first the person, then
 * each room.
 * @throws unauthenticated; tooManyRequests; busy; badRequest (invalid cursor)
 */
export async function exportAccount(
  { startAfter }: ExportAccountRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<ExportAccountAnswer> {
  const { userId } = requireCaller(caller);
  const after = startAfter === undefined ? null : readPlace(startAfter);
  await countNow(after === null ? ACCOUNTS : EXPORT_PAGES, deps, throttledClientsOf(deps, caller));
  return EXPORT_TURNS.take(userId, () => exportPage(deps, userId, after));
}

async function exportPage(
  deps: Deps,
  userId: string,
  after: ExportPlace | null,
): Promise<ExportAccountAnswer> {
  if (after !== null && OF_ROOMS.has(after.collection))
    return { person: null, ...(await pageOfRooms(deps, userId, after)) };
  const account: Exported = after === null ? await exportPerson(deps, userId) : {};
  const { lists, next } = await exportDocuments(deps.db, userId, after);
  const person = { ...account, ...lists };
  if (next !== null) return { person, rooms: [], next: nameOfPlace(next) };
  return { person, ...(await pageOfRooms(deps, userId, null)) };
}

async function pageOfRooms(deps: Deps, userId: string, after: ExportPlace | null) {
  const { rooms, next } = await exportRooms(deps, userId, after);
  return { rooms, next: next && nameOfPlace(next) };
}

/** Returns a person's account and user record. */
async function exportPerson({ db, auth }: Pick<Deps, 'db' | 'auth'>, userId: string): Promise<Exported> {
  const { displayName, email, emailVerified, metadata } = await auth.getUser(userId);
  const record = await db.doc(`users/${userId}`).get();
  return {
    account: {
      userId,
      name: displayName,
      email,
      emailVerified,
      createdAt: new Date(metadata.creationTime).toISOString(),
    },
    userRecord: toPlain(record.data() ?? null),
  };
}
