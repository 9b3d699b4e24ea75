import { NO_ITEMS, type StartPlayAnswer, type StartPlayRequest } from '../../../core/calls/play/startPlay.ts';
import { NO_MARKS } from '../../../core/insight/marks.ts';
import { isTimeUp } from '../../../core/play/clock.ts';
import { createPlay } from '../../../core/play/createPlay.ts';
import { FIRST_SEAT, splitPlay } from '../../../core/play/seats.ts';
import { toPlayerView } from '../../../core/play/view/toPlayerView.ts';
import type { Room } from '../../../core/room/model.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError, roomNotFound } from '../http/HttpError.ts';
import { findLive } from '../rooms/findLiveVersion.ts';
import { countInLots } from '../throttles/countInLots.ts';
import { STARTS } from '../throttles/starts.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { loadVersion } from './loadVersion.ts';
import { PLAY_VERSION } from './migrations.ts';
import { type PlayDocument, playRef, readPlay, storePlay } from './playDocument.ts';
import { findPlayer } from './player.ts';
import { findSeatedPlay, playAt, type SeatedPlay } from './seatedPlay.ts';

/** A play and where it is stored. */
interface KeptPlay {
  playId: string;
  stored: SeatedPlay;
}

/**
 * POST /api/startPlay: opens a play of the live version, not started yet, or continues one of the caller's.
 * Guests get a secret that proves whose play it is; a secret that they send is kept.
 * @throws notFound with SPEC §5's texts; tooManyRequests
 */
export async function startPlay(
  { roomId, playId, guestToken: sentToken }: StartPlayRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<StartPlayAnswer> {
  const live = await findLive(deps.db, roomId);
  if (live === null) throw roomNotFound(roomId);
  const { version, board } = live;
  const { playerId, guestToken } = findPlayer(caller, sentToken, deps);
  const own = { roomId, version, board, playerId };
  const left = playId === undefined ? null : await findLeftPlay(deps, playId, own);
  const countStart = () => countInLots(STARTS, deps, throttledClientsOf(deps, caller));
  // Counted first, so that no room is read for a refused start.
  if (left === null) await countStart();
  const room = await loadVersion(deps.db, roomId, version);
  if (Object.keys(room.itemConfigs).length === 0) throw noItems();
  await takeLoopTurn();

  const isKept = left !== null && isGoingOn(left.stored, room, deps);
  if (left !== null && !isKept) await countStart();
  const { playId: keptId, stored } = isKept ? left : await createStoredPlay(deps, own, room);
  const view = toPlayerView({ room, play: stored.play, at: deps.now() });
  return { playId: keptId, playerId, guestToken, version, board, sequence: stored.sequence, view };
}

type Own = Pick<SeatedPlay, 'roomId' | 'version' | 'board' | 'playerId'>;

/** Returns the play to continue, if it is the player's own and of the live version. */
async function findLeftPlay({ db }: Deps, playId: string, own: Own): Promise<KeptPlay | null> {
  const document = readPlay(await playRef(db, playId).get());
  // A player comes back to a seat of a party by `joinParty`.
  if (document?.party) return null;
  const stored = document && findSeatedPlay(document, [own.playerId]);
  if (!stored) return null;
  const isLive = stored.roomId === own.roomId && stored.version === own.version;
  return isLive ? { playId, stored } : null;
}

function isGoingOn({ play }: SeatedPlay, room: Room, { now }: Deps): boolean {
  return !play.isEscaped && !play.isGameOver && !isTimeUp({ room, play, at: now() });
}

async function createStoredPlay({ db, now, randomName }: Deps, own: Own, room: Room): Promise<KeptPlay> {
  const ref = db.collection('plays').doc();
  const { world, seat } = splitPlay(createPlay(room, randomName));
  const { playerId, ...where } = own;
  const document: PlayDocument = {
    ...where,
    schemaVersion: PLAY_VERSION,
    world,
    seats: { [FIRST_SEAT]: { playerId, username: '', state: seat, sequence: 0, lastAnswer: null } },
    players: [playerId],
    marks: NO_MARKS,
    stuckAt: null,
    actedAt: null,
    isCounted: false,
    createdAt: Math.floor(now() / 1000),
  };
  const batch = db.batch();
  storePlay(batch, db, ref.id, document);
  await batch.commit();
  return { playId: ref.id, stored: playAt(document, FIRST_SEAT) };
}

function noItems() {
  return new HttpError('notFound', NO_ITEMS);
}
