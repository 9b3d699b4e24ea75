import type { ShowPartyAnswer } from '../../../core/calls/play/showParty.ts';
import { teamsToJoin } from '../../../core/class/classSeats.ts';
import type { Deps } from '../deps.ts';
import { noParty, roomHidden } from '../party/findParty.ts';
import { isClosed } from '../rooms/isClosed.ts';
import { shutFor } from './door.ts';
import { playersIn, readTeams, seatsOfTeams } from './joinClass.ts';
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
  const plays = await readTeams(db, stored);
  const free = teamsToJoin(seatsOfTeams(stored, plays, at), stored.session.settings.filling, 0);
  return {
    roomId: stored.roomId,
    opener: '',
    door: shutFor(stored, [...players, ...beside], at) ?? (free.length > 0 ? 'open' : 'full'),
    isSeated: plays.some((play) => playersIn(play).some((player) => players.includes(player))),
    left: [],
    result: null,
    inClass: { areNamesTyped: stored.session.settings.areNamesTyped },
  };
}
