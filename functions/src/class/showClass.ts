import type {
  BoardLock,
  BoardSeat,
  BoardTeam,
  SentHint,
  ShowClassAnswer,
} from '../../../core/calls/class/showClass.ts';
import { isCalling, isWaiting } from '../../../core/class/applyOrder.ts';
import { needsOf, quietFor } from '../../../core/class/board.ts';
import { CLASS_LIMITS } from '../../../core/class/classLimits.ts';
import { lockWords } from '../../../core/class/lockWords.ts';
import { openableLocks } from '../../../core/play/team/openForTeam.ts';
import { placeOf } from '../../../core/play/team/toSeatView.ts';
import { nameOf } from '../../../core/play/view/toPlayerView.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room, SceneId } from '../../../core/room/model.ts';
import { sceneOf } from '../../../core/room/scenes.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { teamOf } from '../party/partyPlay.ts';
import { readPresence, type TeamPresence } from '../party/presence.ts';
import { classSeatOf } from '../plays/storedInClass.ts';
import { CLASS_BOARDS } from '../throttles/classes.ts';
import { countInLots } from '../throttles/countInLots.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { type ReadClass, readClass } from './readClass.ts';
import { requireTeacher } from './requireTeacher.ts';
import { stateOfSession } from './sessionDocument.ts';
import type { ClassPlay } from './settle.ts';
import { standingOf } from './standing.ts';

/**
 * POST /api/showClass: returns the board of a session (Q4), after carrying out what is due (Q12). It asks the
 * live channel which pupils are present, so that a board needs no other call. @throws unauthenticated;
 * notFound (also another's session); tooManyRequests
 */
export async function showClass(
  { sessionId }: { sessionId: string },
  caller: Caller | null,
  deps: Deps,
): Promise<ShowClassAnswer> {
  const { userId } = requireCaller(caller);
  await countInLots(CLASS_BOARDS, deps, [{ type: 'account', id: userId }]);
  const stored = await requireTeacher(deps.db, { sessionId, userId });
  const shown = await readClass(deps, sessionId, stored);
  const { plays, at } = shown;
  const { session, code, keys, roomId, roomName } = stored;
  const presence = await Promise.all(
    plays.map(async (play) => (play ? readPresence(deps.live, play, at) : NOBODY)),
  );
  const teams: BoardTeam[] = [];
  for (const team of plays.keys()) {
    await takeLoopTurn();
    teams.push(boardTeam(shown, team, presence[team] ?? NOBODY));
  }
  return {
    sessionId,
    roomId,
    roomName,
    code,
    keys,
    number: session.number,
    state: stateOfSession(stored, at),
    settings: session.settings,
    isDoorOpen: session.isDoorOpen,
    startedAt: session.startedAt,
    at,
    waiting: session.orders.flatMap(({ number, team, action: { type }, due }) =>
      isWaiting(session, number, at) ? [{ number, team, type, due }] : [],
    ),
    messages: session.messages,
    hintsSent: hintsSentIn(plays),
    blocked: session.blocked.length,
    teams,
  };
}

function hintsSentIn(plays: ReadClass['plays']): readonly SentHint[] {
  const sent = plays.flatMap((play, team) =>
    (play?.inClass.trail.steps ?? []).flatMap((step): SentHint[] => {
      if (step.type !== 'hint' || step.told === undefined || step.sentAt === undefined) return [];
      return [{ team, at: step.sentAt, hint: step.told }];
    }),
  );
  return sent.toSorted((one, other) => one.at - other.at).slice(-CLASS_LIMITS.hintsShown);
}

const NOBODY: TeamPresence = { seats: {}, signalledAt: null };

function boardTeam(shown: ReadClass, team: number, presence: TeamPresence): BoardTeam {
  const { stored, room, plays, at } = shown;
  const { session, patience } = stored;
  const play = plays[team] ?? null;
  const { trail, seated, ...standing } = standingOf(shown, team);
  const { played, isPaused, outcome } = standing;
  const callsForHelp = isCalling(session, team, play?.inClass.called);
  const { signalledAt } = presence;
  const sinceSignal = signalledAt === null ? Number.POSITIVE_INFINITY : at - signalledAt;
  const state = { seated, played, trail, sinceSignal, callsForHelp, isPaused, isOver: outcome !== null };
  return {
    ...standing,
    team,
    key: play?.party.key ?? null,
    places: session.teams[team]?.seats ?? 0,
    seats: play ? seatsOf(room, play, presence.seats) : [],
    lock: play &&
      trail.lock && {
        ...lockOf(room, play, trail.lock.id),
        since: trail.lock.since,
        wrong: trail.wrong[trail.lock.id] ?? 0,
      },
    openable: play ? openableLocks(room, teamOf(play)).map((id) => lockOf(room, play, id)) : [],
    quiet: session.startedAt === null ? 0 : quietFor(state),
    hints: play?.world.hints.asked ?? 0,
    needs: session.startedAt === null ? [] : needsOf(state, patience),
    dropped: play?.inClass.dropped ?? null,
  };
}

function seatsOf(
  room: Room,
  { seats, world, inClass }: ClassPlay,
  presence: TeamPresence['seats'],
): readonly BoardSeat[] {
  return Object.entries(seats).map(([seat, { username: name, state }]) => ({
    seat: Number(seat),
    name,
    people: classSeatOf(inClass, seat).people,
    ...(presence[seat] ?? { isHere: false, seenAt: null }),
    place: world.isStarted ? placeNameOf(room, placeOf(room, state)) : null,
  }));
}

/** Returns the name by which a teacher knows a place. The only scene of a room often has none, so it has the room's. */
function placeNameOf(room: Room, scene: SceneId): string {
  return sceneOf(room, scene)?.name || room.roomName;
}

function lockOf(room: Room, { world }: ClassPlay, id: ItemId): BoardLock {
  const { name = '' } = itemOf(room, id) ?? {};
  return { item: nameOf(world, id), name, words: lockWords(room, world, id) };
}
