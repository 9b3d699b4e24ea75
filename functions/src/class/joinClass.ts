import { randomInt } from 'node:crypto';
import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import type { JoinPartyRequest } from '../../../core/calls/play/joinParty.ts';
import { type TeamSeats, teamsToJoin } from '../../../core/class/classSeats.ts';
import { isTeamOver } from '../../../core/class/sessionClock.ts';
import { cleanUsername } from '../../../core/play/record/cleanUsername.ts';
import { givenName } from '../../../core/play/team/givenNames.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { noParty, roomHidden } from '../party/findParty.ts';
import { moveSeat } from '../party/moveSeat.ts';
import { isPartyPlay } from '../party/partyPlay.ts';
import type { Came } from '../party/reseat.ts';
import { digestSigns } from '../party/signs.ts';
import { comeBack } from '../party/takeSeat.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import { changePlay, playRef, readPlay } from '../plays/playDocument.ts';
import { besideGuest, findPlayer, type Player, playersOf } from '../plays/player.ts';
import { isClosed } from '../rooms/isClosed.ts';
import { OneByOne } from '../turns/OneByOne.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { requireDoor } from './door.ts';
import { viewClass, withClock } from './inClass.ts';
import { namesIn, playersIn, readTeams, type TeamPlays } from './readTeams.ts';
import { type AtTeam, seatIn } from './seatIn.ts';
import { readSession, type StoredSession, sessionRef } from './sessionDocument.ts';

/** Milliseconds for which a pupil waits for those who came before. */
const PATIENCE = 10_000;

/**
 * Pupils who join a session take turns, so that each sees how full the teams are and the teams fill evenly.
 * With two instances they may fill less evenly, but never beyond their seats.
 */
const joins = new OneByOne(PATIENCE);

/** A pupil who joins a class, and the way in which they join. */
interface Pupil {
  sessionId: string;
  player: Player;
  /** All player ids that the caller may have. */
  players: readonly string[];
  request: JoinPartyRequest;
  chance: number;
}

/**
 * Seats a pupil in a team of a class (Q3), or brings them back to their own seat, or moves it to this device.
 * @throws notFound (no such class, no seat with these signs); roomHidden; conflict (over, shut, full, blocked)
 */
export async function joinClass(
  sessionId: string,
  request: JoinPartyRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<SeatedAnswer> {
  const player = besideGuest(findPlayer(caller, request.guestToken, deps), request.browserToken);
  const players = [player.playerId, ...playersOf(caller, request.guestToken)];
  const pupil: Pupil = { sessionId, player, players, request, chance: randomInt(10_000) };
  const came = await joins.run(sessionId, () => join(deps, pupil));
  if (came instanceof HttpError) throw came;
  await deps.live.publish(came.publication);
  return came.answer;
}

async function join(deps: Deps, pupil: Pupil): Promise<Came | HttpError> {
  const stored = readSession(await sessionRef(deps.db, pupil.sessionId).get());
  if (!stored) throw noParty();
  const plays = await readTeams(deps, pupil.sessionId, stored);
  const { signs } = pupil.request;
  if (signs !== undefined) return bySigns(deps, { pupil, stored, plays }, signs);
  const own = plays.findIndex((play) => playersIn(play).some((player) => pupil.players.includes(player)));
  const back =
    own < 0 ? null : await comeTo(deps, { pupil, stored, team: own }, (at) => comeBackTo(at, pupil));
  return back ?? joinTeam(deps, { pupil, stored, plays });
}

interface Class {
  pupil: Pupil;
  stored: StoredSession;
  plays: TeamPlays;
}

/**
 * Moves a seat by its signs. Wrong signs are counted for the network and one team, always the same one (T9).
 */
async function bySigns(
  deps: Deps,
  { pupil, stored, plays }: Class,
  signs: string,
): Promise<Came | HttpError> {
  const shown = plays.findIndex((_, team) => showsSigns(deps, { stored, plays }, team, signs));
  const team = shown >= 0 ? shown : plays.findIndex((play) => play !== null);
  const moved =
    team < 0
      ? null
      : await comeTo(deps, { pupil, stored, team }, ({ document, ...at }) =>
          document === null ? null : moveSeat(deps, { ...at, document }, signs),
        );
  return moved ?? new HttpError('notFound', 'No seat of this class shows these signs.');
}

async function joinTeam(deps: Deps, { pupil, stored, plays }: Class): Promise<Came | HttpError> {
  const at = deps.now();
  requireDoor(stored, browsersOf(pupil), at);
  const taken = plays.flatMap(namesIn);
  const wanted = teamsToJoin(seatsOfTeams(stored, plays, at), stored.session.settings.filling, pupil.chance);
  for (const team of wanted) {
    const came = await comeTo(deps, { pupil, stored, team }, (arriving) =>
      takeSeat(deps, arriving, pupil, taken),
    );
    if (came !== null) return came;
  }
  throw new HttpError('conflict', 'All seats of this class are taken.');
}

type Arrive = (at: AtTeam) => Came | HttpError | null | Promise<Came | HttpError | null>;

/** Runs a transaction on the play of a team and the session, both read within it. */
function comeTo(
  { db, now, randomToken }: Deps,
  { pupil, stored: known, team }: { pupil: Pupil; stored: StoredSession; team: number },
  come: Arrive,
): Promise<Came | HttpError | null> {
  const { sessionId, player } = pupil;
  const playId = known.playIds[team] as string;
  const keys = { seat: randomToken(), team: randomToken() };
  return changePlay(db, playId, async (transaction) => {
    const at = now();
    const stored = readSession(await transaction.get(sessionRef(db, sessionId)));
    if (!stored) throw noParty();
    if (await isClosed(transaction, db, stored.roomId)) throw roomHidden();
    const found = readPlay(await transaction.get(playRef(db, playId)));
    const document = found && isPartyPlay(found) ? withClock(found, stored, at) : null;
    const room = await loadVersion(db, stored.roomId, stored.version);
    await takeLoopTurn();
    const came = await come({
      transaction,
      playId,
      document,
      room,
      player,
      keys,
      at,
      sessionId,
      stored,
      team,
    });
    if (came === null || came instanceof HttpError) return came;
    const { seat } = came.answer;
    const inClass = viewClass(stored, { team, seat, inClass: document?.inClass }, at);
    return { ...came, answer: { ...came.answer, inClass } };
  });
}

/** Brings a pupil back to their seat; null if it was taken away meanwhile. */
function comeBackTo({ document, ...at }: AtTeam, { players }: Pupil): Came | null {
  const own = Object.entries(document?.seats ?? {}).find(([, { playerId }]) => players.includes(playerId));
  return document && own ? comeBack({ ...at, document }, Number(own[0])) : null;
}

/** Gives a pupil a free seat; null if the team is full by now. */
function takeSeat(deps: Deps, arriving: AtTeam, pupil: Pupil, taken: readonly string[]): Came | null {
  const { stored, at } = arriving;
  requireDoor(stored, browsersOf(pupil), at);
  return seatIn(deps, arriving, pupilName(stored, pupil, taken));
}

/** Returns by whom the teacher may have blocked this browser. */
function browsersOf({ player: { browserId }, players }: Pupil): readonly string[] {
  return browserId === undefined ? players : [...players, browserId];
}

/** Returns the pupil's name: a random one, unless the teacher lets pupils type theirs (Q2). */
function pupilName(
  { session, language }: StoredSession,
  { request, chance }: Pupil,
  taken: readonly string[],
) {
  const typed = session.settings.areNamesTyped ? cleanUsername(request.name ?? '') : null;
  return typed ?? givenName(language, chance, taken);
}

/** Returns the seats of all teams, for a newcomer. */
export function seatsOfTeams({ session }: StoredSession, plays: TeamPlays, at: number): readonly TeamSeats[] {
  return session.teams.map(({ seats }, team) => {
    const play = plays[team] ?? null;
    const isOver = play?.world.isEscaped === true || isTeamOver(session, team, at);
    return { seats, taken: playersIn(play).length, isOver };
  });
}

function showsSigns(
  deps: Deps,
  { stored, plays }: Pick<Class, 'stored' | 'plays'>,
  team: number,
  signs: string,
): boolean {
  const playId = stored.playIds[team] as string;
  return Object.entries(plays[team]?.seats ?? {}).some(
    ([seat, { signs: shown }]) => shown?.digest === digestSigns(deps, { playId, seat: Number(seat) }, signs),
  );
}
