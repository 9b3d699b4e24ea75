import { randomInt } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import type { OpenClassAnswer, OpenClassRequest } from '../../../core/calls/class/openClass.ts';
import { NO_ITEMS } from '../../../core/calls/play/startPlay.ts';
import { CLASS_LIMITS } from '../../../core/class/classLimits.ts';
import { divideSeats } from '../../../core/class/classSeats.ts';
import { openClassSession } from '../../../core/class/classSession.ts';
import { patienceOf } from '../../../core/class/patience.ts';
import { teamNames } from '../../../core/class/teamNames.ts';
import { parseVersionFigures } from '../../../core/insight/versionFigures.ts';
import type { Room } from '../../../core/room/model.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError, roomNotFound } from '../http/HttpError.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { figuresRef } from '../insights/countFigures.ts';
import { codeRef, newClassCode, randomSigns } from '../party/codes.ts';
import { roomHidden } from '../party/findParty.ts';
import { readOwner } from '../payments/readOwner.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import { findLive } from '../rooms/findLiveVersion.ts';
import { isClosed } from '../rooms/isClosed.ts';
import { summaryRef } from '../rooms/paths.ts';
import { CLASS_OPENINGS } from '../throttles/classes.ts';
import { countWithin } from '../throttles/countWithin.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { isSessionOver, readSession, type StoredSession, storeSession } from './sessionDocument.ts';

/**
 * POST /api/openClass: opens a session of a room's live version, in the lobby, with teams and seats (Q1). The
 * caller is its teacher. A team's play is stored when its first pupil joins. @throws unauthenticated;
 * notFound with SPEC §5's texts; roomHidden; conflict (this room is not for classes); quotaReached (three are
 * open); tooManyRequests
 */
export async function openClass(
  { roomId, division, language, ...settings }: OpenClassRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<OpenClassAnswer> {
  const { userId } = requireCaller(caller);
  const { db, now, randomToken } = deps;
  const addToCount = await countWithin(CLASS_OPENINGS, deps, [{ type: 'account', id: userId }]);
  const live = await findLive(db, roomId);
  if (live === null) throw roomNotFound(roomId);
  const { version, board } = live;
  const room = await loadVersion(db, roomId, version);
  if (Object.keys(room.itemConfigs).length === 0) throw new HttpError('notFound', NO_ITEMS);
  await requireClassUse(db, { room, roomId, userId });
  await takeLoopTurn();
  const figures = parseVersionFigures((await figuresRef(db, { roomId, version }).get()).data());
  const patience = patienceOf(room, figures.ok ? figures.value : null);
  await takeLoopTurn();

  const { filling, seats } = divideSeats(division, await seatsOfPlan(deps, userId));
  const names = teamNames(language, seats.length, randomInt(10_000));
  const sessionId = db.collection('sessions').doc().id;
  const stored: StoredSession = {
    teacherId: userId,
    roomId,
    roomName: room.roomName,
    version,
    board,
    timeLimit: room.timeLimit,
    language,
    code: randomSigns(),
    keys: { wall: randomToken(), bell: randomToken() },
    playIds: seats.map(() => db.collection('plays').doc().id),
    patience,
    session: openClassSession(
      { ...settings, filling },
      seats.map((each, team) => ({ name: names[team] ?? '', seats: each })),
    ),
    counts: false,
    openedAt: now(),
  };
  await db.runTransaction(async (transaction) => {
    if (await isClosed(transaction, db, roomId)) throw roomHidden();
    const own = await transaction.get(db.collection('sessions').where('teacherId', '==', userId));
    const open = own.docs.map(readSession).filter((each) => each !== null && !isSessionOver(each, now()));
    if (open.length >= CLASS_LIMITS.openSessions)
      throw new HttpError('quotaReached', `You have ${open.length} classes open. Please end one first.`);
    storeSession(transaction, db, sessionId, stored);
    // Fails in the very rare case that the code is taken; the caller tries again.
    transaction.create(codeRef(db, stored.code), newClassCode(sessionId, stored.keys.bell, now()));
    addToCount(transaction);
  });
  return { sessionId, code: stored.code };
}

/** Q1: the creator decides who may use the room with a class, and may always do so themselves. */
async function requireClassUse(
  db: Firestore,
  { room, roomId, userId }: { room: Room; roomId: string; userId: string },
): Promise<void> {
  if (room.creatorId === userId || room.classUse === 'always') return;
  const isListed = (await summaryRef(db, roomId).get()).get('isListed') !== false;
  if (room.classUse === 'whileListed' && isListed) return;
  throw new HttpError('conflict', 'Whoever made this room does not offer it to classes.');
}

async function seatsOfPlan({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<number> {
  const owner = await readOwner(db, userId);
  return isActivePro(owner, new Date(now())) ? CLASS_LIMITS.seats.pro : CLASS_LIMITS.seats.free;
}
