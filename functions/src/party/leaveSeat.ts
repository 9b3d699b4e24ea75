import type { LeaveSeatRequest } from '../../../core/calls/play/leaveSeat.ts';
import { withoutSeat } from '../../../core/play/team/seating.ts';
import { seatsOf } from '../../../core/play/team/team.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import { changePlay, storePlay } from '../plays/playDocument.ts';
import { codeRef, withKeys } from './codes.ts';
import { findParty, requireNoClass } from './findParty.ts';
import { closingOf, noteNews, publicationOf } from './news.ts';
import { newsOf } from './newsOf.ts';
import { teamOf, withTeam } from './partyPlay.ts';
import { findPresent, requireRights, withTeamKey } from './presence.ts';
import { wasRoomKnown } from './wasRoomKnown.ts';

/**
 * POST /api/leaveSeat: leaves the caller's seat, or removes another one. Only the player who opened the party may
 * remove others, or the one who stands in for them (T9, T17). The team gets a new key, so that a player who has left no
 * longer sees where the others are (T11). The last seat of a party stays; into a team of a class others can come.
 * @throws notFound (no such seat, or another's); roomHidden; conflict (the caller did not open the party)
 */
export async function leaveSeat(
  { remove, ...claimed }: LeaveSeatRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<Record<string, never>> {
  const { db, now, randomToken, live } = deps;
  const teamKey = randomToken();
  const publication = await changePlay(db, claimed.playId, async (transaction) => {
    const at = now();
    const { document } = await findParty(transaction, deps, claimed, caller);
    const before = teamOf(document);
    const gone = remove ?? claimed.seat;
    const isOwn = gone === claimed.seat;
    if (!isOwn) requireNoClass(document);
    const opener = isOwn ? before.opener : await requireRights(live, document, { seat: claimed.seat, at });
    const isLast = seatsOf(before).length === 1 && !document.inClass;
    if (before.seats[gone] === undefined || isLast) return null;
    const room = await loadVersion(db, document.roomId, document.version);
    const isRoomKnown = await wasRoomKnown(transaction, db, {
      document,
      seat: gone,
      creatorId: room.creatorId,
    });
    const present = await findPresent(live, document, at);
    const after = withoutSeat({ ...before, opener }, gone, present);
    const type = isOwn ? 'left' : 'removed';
    const news = { ...newsOf({ room, before, after, at }, gone, { type }), teamKey };
    const left = withTeamKey(withTeam(document, after), { teamKey, present, at });
    const party = { ...left.party, ...(isRoomKnown && { isRoomKnown }) };
    const changed = noteNews({ ...left, party }, news);
    storePlay(transaction, db, claimed.playId, changed);
    transaction.update(codeRef(db, document.party.code), withKeys(teamKey));
    return { ...publicationOf(changed, news), ...closingOf(document, changed, { seat: gone, type }) };
  });
  if (publication) await live.publish(publication);
  return {};
}
