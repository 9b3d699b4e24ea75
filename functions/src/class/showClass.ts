import type { BoardLock, BoardTeam, ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import { isWaiting } from '../../../core/class/applyOrder.ts';
import { needsOf, quietFor } from '../../../core/class/board.ts';
import { neededThings } from '../../../core/class/progress.ts';
import { isTeamPaused, limitOf, playedOf, stateOf } from '../../../core/class/sessionClock.ts';
import { NO_TRAIL } from '../../../core/class/trail.ts';
import { openableLocks } from '../../../core/play/team/openForTeam.ts';
import { placeOf } from '../../../core/play/team/toSeatView.ts';
import { nameOf } from '../../../core/play/view/toPlayerView.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { sceneOf } from '../../../core/room/scenes.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { isPartyPlay, teamOf } from '../party/partyPlay.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import { playRef, readPlay } from '../plays/playDocument.ts';
import { CLASS_BOARDS } from '../throttles/classes.ts';
import { countNow } from '../throttles/countWithin.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { withClock } from './inClass.ts';
import { requireTeacher } from './requireTeacher.ts';
import { isSessionOver, type StoredSession } from './sessionDocument.ts';
import { type ClassPlay, isClassPlay, settleIfDue } from './settle.ts';

/**
 * POST /api/showClass: returns the board of a session (Q4). It carries out the orders whose five seconds are over, and
 * judges the plays that the teacher has ended, since a team may be quiet (Q12).
 * @throws unauthenticated; notFound (also another's session); tooManyRequests
 */
export async function showClass(
  { sessionId }: { sessionId: string },
  caller: Caller | null,
  deps: Deps,
): Promise<ShowClassAnswer> {
  const { userId } = requireCaller(caller);
  await countNow(CLASS_BOARDS, deps, [{ type: 'account', id: userId }]);
  const { db, now } = deps;
  const stored = await db.runTransaction(
    (transaction) => requireTeacher(transaction, db, { sessionId, userId }),
    {
      readOnly: true,
    },
  );
  const room = await loadVersion(db, stored.roomId, stored.version);
  const plays = await readPlays(deps, stored);
  const at = now();
  const { session, code, keys, roomId } = stored;
  const teams: BoardTeam[] = [];
  for (const [team, play] of plays.entries()) {
    await takeLoopTurn();
    teams.push(boardTeam({ room, stored, team, play: play && withClock(play, stored, at), at }));
  }
  return {
    sessionId,
    roomId,
    roomName: room.roomName,
    code,
    keys,
    number: session.number,
    state: isSessionOver(stored, at) ? 'ended' : stateOf(session, at),
    settings: session.settings,
    isDoorOpen: session.isDoorOpen,
    startedAt: session.startedAt,
    at,
    waiting: session.orders.flatMap(({ number, team, action: { type }, due }) =>
      isWaiting(session, number, at) ? [{ number, team, type, due }] : [],
    ),
    messages: session.messages,
    blocked: session.blocked.length,
    teams,
  };
}

/** Returns the plays of the teams, those that were due settled; null for a team that nobody has joined. */
async function readPlays(deps: Deps, stored: StoredSession): Promise<readonly (ClassPlay | null)[]> {
  const read = async () => {
    const found = await deps.db.getAll(...stored.playIds.map((playId) => playRef(deps.db, playId)));
    return found.map(readPlay).map((play) => (play && isPartyPlay(play) && isClassPlay(play) ? play : null));
  };
  const plays = await read();
  let isSettled = false;
  for (const [team, document] of plays.entries()) {
    const playId = stored.playIds[team] as string;
    if (document && (await settleIfDue(deps, playId, { document, stored }))) isSettled = true;
  }
  return isSettled ? read() : plays;
}

interface Shown {
  room: Room;
  stored: StoredSession;
  team: number;
  play: ClassPlay | null;
  /** Milliseconds since the epoch. */
  at: number;
}

function boardTeam({ room, stored, team, play, at }: Shown): BoardTeam {
  const { session, patience } = stored;
  const { name = '', seats: places = 0, minutesGiven = 0 } = session.teams[team] ?? {};
  const trail = play?.inClass.trail ?? NO_TRAIL;
  const played = play?.world.isEscaped ? (play.world.time ?? 0) : playedOf(session, team, at);
  const limit = limitOf(session, team);
  const isPaused = isTeamPaused(session, team);
  const outcome = play ? outcomeOf(play, played, limit) : null;
  const seated = Object.keys(play?.seats ?? {}).length;
  const needed = neededThings(room).length;
  const state = { seated, played, trail, callsForHelp: false, isPaused, isOver: outcome !== null };
  return {
    team,
    name,
    key: play?.party.key ?? null,
    places,
    seats: play ? seatsOf(room, play) : [],
    progress: needed === 0 ? 0 : trail.done / needed,
    lock: play &&
      trail.lock && {
        ...lockOf(room, play, trail.lock.id),
        since: trail.lock.since,
        wrong: trail.wrong[trail.lock.id] ?? 0,
      },
    openable: play ? openableLocks(room, teamOf(play)).map((id) => lockOf(room, play, id)) : [],
    played,
    limit: Number.isFinite(limit) ? limit : null,
    quiet: session.startedAt === null ? 0 : quietFor({ played, trail }),
    hints: play?.world.hints.asked ?? 0,
    minutesGiven,
    isPaused,
    outcome,
    needs: session.startedAt === null ? [] : needsOf(state, patience),
    dropped: play?.inClass.dropped ?? null,
  };
}

function outcomeOf({ world }: ClassPlay, played: number, limit: number): BoardTeam['outcome'] {
  if (world.isEscaped) return 'escaped';
  if (!world.isGameOver) return null;
  return played >= limit ? 'timeUp' : 'ended';
}

function seatsOf(room: Room, { seats, world }: ClassPlay): BoardTeam['seats'] {
  return Object.entries(seats).map(([seat, { username: name, state }]) => ({
    seat: Number(seat),
    name,
    place: world.isStarted ? (sceneOf(room, placeOf(room, state))?.name ?? null) : null,
  }));
}

function lockOf(room: Room, { world }: ClassPlay, id: ItemId): BoardLock {
  return { item: nameOf(world, id), name: itemOf(room, id)?.name ?? '' };
}
