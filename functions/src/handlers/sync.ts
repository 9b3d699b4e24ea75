import type { SyncAnswer, SyncRequest } from '../../../core/calls/play/sync.ts';
import { toSeatView } from '../../../core/play/team/toSeatView.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { findParty } from '../party/findParty.ts';
import { placesOf } from '../party/news.ts';
import { teamOf } from '../party/partyPlay.ts';
import { presenceOf } from '../party/presence.ts';
import type { StoredSeat } from '../plays/playDocument.ts';
import { loadVersion } from '../rooms/loadVersion.ts';
import { countNow } from '../throttles/countWithin.ts';
import { SYNCS } from '../throttles/parties.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';

/**
 * POST /api/sync: returns everything that a seat missed since the number it knows (T12): its whole view, what it would
 * have heard, and the keys of its live channel. Tells the others that somebody is at it, also where its browser cannot
 * reach the channel, and opens the team's places again, should the channel have forgotten them.
 * @throws notFound (no such seat, or another's); roomHidden; tooManyRequests
 */
export async function sync(
  { number: known, ...claimed }: SyncRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<SyncAnswer> {
  const { db, now, live } = deps;
  const document = await db.runTransaction((transaction) => findParty(transaction, db, claimed, caller), {
    readOnly: true,
  });
  // Counted for a seat that is the caller's: nobody uses up another's.
  await countNow(SYNCS, deps, [{ type: 'seat', id: `${claimed.playId}/${claimed.seat}` }]);
  const room = await loadVersion(db, document.roomId, document.version);
  await takeLoopTurn();
  await live.publish({ ...placesOf(document), ...presenceOf(document, claimed.seat, now()) });
  const { sequence, key = '', heard = [] } = document.seats[claimed.seat] as StoredSeat;
  return {
    number: document.party.number,
    sequence,
    heard: heard.filter(({ number }) => number > known),
    keys: { seat: key, team: document.party.key },
    view: toSeatView({ room, team: teamOf(document), at: now() }, claimed.seat),
  };
}
