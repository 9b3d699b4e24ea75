import type { ShowPartyAnswer } from '../../../core/calls/play/showParty.ts';
import { type TeamSeats, teamsToJoin } from '../../../core/class/classSeats.ts';
import type { Deps } from '../deps.ts';
import { noParty, roomHidden } from '../party/findParty.ts';
import { isClosed } from '../rooms/isClosed.ts';
import { shutFor } from './door.ts';
import { seatsOfTeams } from './joinClass.ts';
import { playersIn, readTeams } from './readTeams.ts';
import { readSession, sessionRef } from './sessionDocument.ts';

/**
 * Returns what a pupil sees of a class before joining: its room and its door.
 * @throws notFound (the class is gone); roomHidden
 */
export async function showClassDoor(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
  /** `beside`: the guest of the browser, if the players are those of a single window. */
  { players, beside }: { players: readonly string[]; beside: readonly string[] },
): Promise<ShowPartyAnswer> {
  const stored = readSession(await sessionRef(db, sessionId).get());
  if (!stored) throw noParty();
  const isHidden = await db.runTransaction((transaction) => isClosed(transaction, db, stored.roomId), {
    readOnly: true,
  });
  if (isHidden) throw roomHidden();
  const at = now();
  const plays = await readTeams({ db, now }, sessionId, stored);
  const { filling, areNamesTyped } = stored.session.settings;
  const teams = seatsOfTeams(stored, plays, at);
  const toJoin = teamsToJoin(teams, filling, 0);
  const free = toJoin.reduce((sum, team) => sum + freeOf(teams[team]), 0);
  return {
    roomId: stored.roomId,
    opener: '',
    door: shutFor(stored, [...players, ...beside], at) ?? (free > 0 ? 'open' : 'full'),
    isSeated: plays.some((play) => playersIn(play).some((player) => players.includes(player))),
    left: [],
    result: null,
    inClass: { areNamesTyped, isAlone: stored.session.teams.every(({ seats }) => seats === 1), free },
  };
}

function freeOf(team: TeamSeats | undefined): number {
  return team ? Math.max(0, team.seats - team.taken) : 0;
}
