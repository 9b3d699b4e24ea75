import type { LeaveSeatRequest } from '../../../core/calls/play/leaveSeat.ts';
import { withoutSeat } from '../../../core/play/team/seating.ts';
import { seatsOf } from '../../../core/play/team/team.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { codeRef, withKeys } from '../party/codes.ts';
import { findParty } from '../party/findParty.ts';
import { noteNews, placesOf, publicationOf } from '../party/news.ts';
import { newsOf } from '../party/newsOf.ts';
import { teamOf, withTeam } from '../party/partyPlay.ts';
import { wasRoomKnown } from '../party/wasRoomKnown.ts';
import { storePlay } from '../plays/playDocument.ts';
import { loadVersion } from '../rooms/loadVersion.ts';

/**
 * POST /api/leaveSeat: leaves the caller's seat, or removes another's, which only who opened the party may (T9). The
 * team's key is made anew, so that who is gone no longer sees where the others are (T11). The last seat stays.
 * @throws notFound (no such seat, or another's); roomHidden; conflict (only who opened the party may)
 */
export async function leaveSeat(
  { remove, ...claimed }: LeaveSeatRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<Record<string, never>> {
  const { db, now, randomToken, live } = deps;
  const teamKey = randomToken();
  const publication = await db.runTransaction(async (transaction) => {
    const document = await findParty(transaction, db, claimed, caller);
    const before = teamOf(document);
    const gone = remove ?? claimed.seat;
    if (gone !== claimed.seat && before.opener !== claimed.seat) throw notOpener();
    if (before.seats[gone] === undefined || seatsOf(before).length === 1) return null;
    const room = await loadVersion(db, document.roomId, document.version);
    const isRoomKnown = await wasRoomKnown(transaction, db, {
      document,
      seat: gone,
      creatorId: room.creatorId,
    });
    const after = withoutSeat(before, gone);
    const type = gone === claimed.seat ? 'left' : 'removed';
    const news = { ...newsOf({ room, before, after, at: now() }, gone, { type }), teamKey };
    const left = withTeam(document, after);
    const party = { ...left.party, key: teamKey, ...(isRoomKnown && { isRoomKnown }) };
    const changed = noteNews({ ...left, party }, news);
    storePlay(transaction, db, claimed.playId, changed);
    transaction.update(codeRef(db, document.party.code), withKeys(teamKey));
    const goneKey = document.seats[gone]?.key;
    return {
      ...publicationOf(changed, news),
      ...placesOf(changed),
      // Closes the old places; of what is told to who is gone, only that stays.
      [`teams/${document.party.key}`]: null,
      ...(goneKey !== undefined && {
        [`told/${goneKey}/${changed.party.number}`]: JSON.stringify({ by: gone, events: [{ type }] }),
      }),
    };
  });
  if (publication) await live.publish(publication);
  return {};
}

function notOpener(): HttpError {
  return new HttpError('conflict', 'Only who opened the party may do that.');
}
