import type { Transaction } from 'firebase-admin/firestore';
import { findUnownedPacks } from '../../../core/account/findUnownedPacks.ts';
import type { PublishRoomAnswer, PublishRoomRequest } from '../../../core/calls/publishRoom.ts';
import { cleanName } from '../../../core/cleanName.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import { emptyRoomStats } from '../../../core/room/lists/roomStats.ts';
import type { Room } from '../../../core/room/model.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { findProblems } from '../../../core/solve/findings/findProblems.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError, roomNotFound } from '../http/HttpError.ts';
import { readOwner } from '../payments/readOwner.ts';
import { copyRoomPictures } from '../pictures/copyPictures.ts';
import { findForeignUploads } from '../pictures/findForeignUploads.ts';
import { copyCover } from '../rooms/copyCover.ts';
import { describeVersion } from '../rooms/describeVersion.ts';
import { roomRef, roomStatsRef, summaryRef, versionRef } from '../rooms/paths.ts';
import { readPackEntries } from '../rooms/readPackEntries.ts';
import { readRoom } from '../rooms/readRoom.ts';
import { countNow } from '../throttles/countWithin.ts';
import { PUBLISHINGS } from '../throttles/publishings.ts';
import { PUBLISHING_TURNS } from '../turns/instanceTurns.ts';

const HIDDEN: Finding = { severity: 'error', code: 'hiddenByAdmin', items: [] };

/**
 * POST /api/publishRoom: makes the creator's stored draft the version that players get (DESIGN §4), under the account's name.
 * With errors of L1 it is only marked as having them, and with packs or pictures that its creator does not own it is refused
 * unmarked, since it is whole, as is one that an admin has hidden; what is live stays. The same revision again changes nothing.
 * @throws unauthenticated; tooManyRequests; busy; notFound (also when the room is another's); conflict (the stored revision is
 * another one); invalidRoom (no room by R1, R2)
 */
export async function publishRoom(
  request: PublishRoomRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<PublishRoomAnswer> {
  if (!caller) throw new HttpError('unauthenticated', 'Log in to publish a room.');
  await countNow(PUBLISHINGS, deps, [{ type: 'account', id: caller.userId }]);
  return PUBLISHING_TURNS.take(caller.userId, () => publishInTurn(request, caller, deps));
}

function publishInTurn(
  { roomId, revision }: PublishRoomRequest,
  caller: Caller,
  deps: Deps,
): Promise<PublishRoomAnswer> {
  return deps.db.runTransaction(async (transaction) => {
    const draft = await readDraft(transaction, deps, roomId, caller);
    if (draft.revision !== revision) throw conflict();
    if (await isHidden(transaction, deps, roomId)) return refuse(draft, [HIDDEN]);
    if (await isLive(transaction, deps, roomId, draft)) return answerLive(draft.publishedVersion);
    const errors = findProblems(draft).filter(({ severity }) => severity === 'error');
    if (errors.length > 0) return markFaulty(transaction, deps, roomId, draft, errors);
    const unowned = findUnownedPacks(
      draft,
      await readPackEntries(deps.db),
      await readOwner(deps.db, caller.userId),
    );
    const notAllowed = [...unowned, ...(await findForeignUploads(deps, draft))];
    if (notAllowed.length > 0) return refuse(draft, notAllowed);
    return publish(transaction, deps, roomId, { ...draft, creator: creatorOf(caller) });
  });
}

async function readDraft(transaction: Transaction, { db }: Deps, roomId: string, caller: Caller) {
  const stored = await transaction.get(roomRef(db, roomId));
  if (stored.get('creatorId') !== caller.userId) throw roomNotFound(roomId);
  return readRoom(stored);
}

/** An admin has closed it, and alone opens it again. */
async function isHidden(transaction: Transaction, { db }: Deps, roomId: string): Promise<boolean> {
  const summary = await transaction.get(summaryRef(db, roomId));
  return Boolean(summary.get('hidden'));
}

/** Whether this very revision is what players get: a second click must not make a second version. */
async function isLive(transaction: Transaction, { db }: Deps, roomId: string, draft: Room): Promise<boolean> {
  if (!draft.isPublished) return false;
  const live = await transaction.get(versionRef(db, roomId, draft.publishedVersion));
  return live.get('revision') === draft.revision;
}

function answerLive(version: number): PublishRoomAnswer {
  return { isPublished: true, version, findings: [] };
}

function markFaulty(
  transaction: Transaction,
  { db }: Deps,
  roomId: string,
  draft: Room,
  findings: readonly Finding[],
): PublishRoomAnswer {
  transaction.update(roomRef(db, roomId), { error: true });
  transaction.update(summaryRef(db, roomId), { error: true });
  return refuse(draft, findings);
}

/** What is live stays. */
function refuse({ isPublished, publishedVersion }: Room, findings: readonly Finding[]): PublishRoomAnswer {
  return { isPublished, version: isPublished ? publishedVersion : 0, findings };
}

/** The account's name: what a browser wrote into the draft is anybody's. */
function creatorOf({ name }: Caller): string {
  return cleanName(name, LIMITS.creator) ?? '';
}

async function publish(transaction: Transaction, deps: Deps, roomId: string, draft: Room) {
  const { db, bucket, now } = deps;
  const summary = await transaction.get(summaryRef(db, roomId));
  const publishedVersion = await nextVersion(transaction, deps, roomId, draft.publishedVersion + 1);
  const imageUrl = await copyCover(deps, roomId, publishedVersion);
  const room = await copyRoomPictures(bucket, draft, { roomId, version: publishedVersion });
  const state = { isPublished: true, error: false };
  const version: Room = { ...room, ...state, publishedVersion, imageUrl };
  transaction.create(versionRef(db, roomId, publishedVersion), {
    ...version,
    createdAt: Math.floor(now() / 1000),
  });
  const { roomName, timeLimit, isPreviewed, creator } = draft;
  transaction.update(roomRef(db, roomId), { ...state, publishedVersion, creator });
  transaction.update(summaryRef(db, roomId), {
    ...state,
    ...describeVersion(version),
    creator,
    roomName,
    timeLimit,
    isPreviewed,
    imageUrl,
    // A summary of before that was listed, and the lists ask for the field.
    isListed: summary.get('isListed') !== false,
    hasNewerDraft: false,
    bestTime: null,
  });
  transaction.set(
    roomStatsRef(db, roomId),
    emptyRoomStats({ roomId, creatorId: draft.creatorId }, publishedVersion),
  );
  return answerLive(publishedVersion);
}

/** The first free number: a room whose id was one's before may find that one's versions, until they are cleaned away. */
async function nextVersion(transaction: Transaction, deps: Deps, roomId: string, from: number) {
  let version = from;
  while ((await transaction.get(versionRef(deps.db, roomId, version))).exists) version++;
  return version;
}

function conflict(): HttpError {
  return new HttpError('conflict', 'The room was saved somewhere else in between.');
}
