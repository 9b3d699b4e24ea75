import type { User } from 'firebase/auth';
import { type Firestore, getDoc, runTransaction, type Transaction } from 'firebase/firestore/lite';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import { FREE_PLAN_ROOMS } from '../../../core/account/plans.ts';
import { createSummary } from '../../../core/room/create/createSummary.ts';
import type { Room } from '../../../core/room/model.ts';
import { asNewRoom } from '../../../core/room/records.ts';
import { backendError } from '../../shared/firebase/backendErrors.ts';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import { requireUser } from '../../shared/firebase/requireUser.ts';
import { ensureUserDocument, parseUserDocument, userRef } from '../../shared/firebase/userDocument.ts';
import { findDocument } from './readRoomDocument.ts';
import { roomRef, summaryRef } from './refs.ts';

/**
 * Adds a room with its summary and counts it, all or nothing (SPEC §7). The first save is revision 1.
 * @throws unauthenticated; conflict (the caller has a room under this id); planLimit (SPEC §9)
 */
export async function createRoomDocuments(
  { auth, db }: Pick<FirebaseServices, 'auth' | 'db'>,
  id: string,
  room: Room,
): Promise<Room> {
  const user = await requireUser(auth);
  await ensureUserDocument(db, user.uid);
  const created = asOwn(room, user);
  const summary = createSummary(created, await readServerTime(user));
  const adding = runTransaction(db, async (transaction) => {
    const roomCount = await countOneMore(transaction, userRef(db, user.uid));
    transaction.set(summaryRef(db, id), summary);
    transaction.set(roomRef(db, id), created);
    transaction.update(userRef(db, user.uid), { roomCount, lastRoomId: id });
  });
  await adding.catch((error: unknown) => explainFailure(db, id, error));
  return created;
}

/**
 * Throws the reason why a room could not be added. If an earlier call succeeded although its response was lost, the id
 * is taken, and perhaps the plan's last room, too.
 */
async function explainFailure(db: Firestore, id: string, error: unknown): Promise<never> {
  const taken = await findDocument(() => getDoc(roomRef(db, id))).catch(() => null);
  throw taken ? backendError('conflict') : error;
}

/** Reads within the transaction, so that two tabs cannot both take the plan's last room. */
async function countOneMore(transaction: Transaction, ref: ReturnType<typeof userRef>): Promise<number> {
  const user = parseUserDocument((await transaction.get(ref)).data() ?? {});
  if (user.roomCount >= FREE_PLAN_ROOMS && !isActivePro(user, new Date())) throw backendError('planLimit');
  return user.roomCount + 1;
}

function asOwn(room: Room, user: User): Room {
  return { ...asNewRoom(room), revision: 1, creator: user.displayName ?? '', creatorId: user.uid };
}

/**
 * Unix seconds. The rules refuse dates that are minutes off, as a device's clock may be, so this is the time
 * in a fresh token from the server.
 */
async function readServerTime(user: User): Promise<number> {
  const { issuedAtTime } = await user.getIdTokenResult(true);
  return Math.floor(Date.parse(issuedAtTime) / 1000);
}
