import type { SyncAnswer, SyncRequest } from '../../../core/calls/play/sync.ts';
import { toSeatView } from '../../../core/play/team/toSeatView.ts';
import { viewClass } from '../class/inClass.ts';
import { settleIfDue } from '../class/settle.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import type { StoredSeat } from '../plays/playDocument.ts';
import { countNow } from '../throttles/countWithin.ts';
import { SYNCS } from '../throttles/parties.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { findParty } from './findParty.ts';
import { heardSince, placesOf } from './news.ts';
import { teamOf } from './partyPlay.ts';
import { presenceOf } from './presence.ts';

/**
 * POST /api/sync: returns everything that a seat missed since the number it knows (T12): its whole view, the missed
 * messages, and the keys of its live channel. Reports to the others that its player is present, even if the browser
 * cannot reach the channel, and restores the access to the team's paths, should the channel have lost it.
 * @throws notFound (no such seat, or another's); roomHidden; tooManyRequests
 */
export async function sync(
  { number: known, ...claimed }: SyncRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<SyncAnswer> {
  const { db, now, live } = deps;
  const find = () =>
    db.runTransaction((transaction) => findParty(transaction, deps, claimed, caller), { readOnly: true });
  const found = await find();
  // Counted only after the seat proved to be the caller's, so that nobody can use up another player's limit.
  await countNow(SYNCS, deps, [{ type: 'seat', id: `${claimed.playId}/${claimed.seat}` }]);
  const { document, stored } = (await settleIfDue(deps, claimed.playId, found)) ? await find() : found;
  const room = await loadVersion(db, document.roomId, document.version);
  await takeLoopTurn();
  await live.publish({ ...placesOf(document), ...presenceOf(document, claimed.seat, now()) });
  const seat = document.seats[claimed.seat] as StoredSeat;
  const { inClass } = document;
  return {
    number: document.party.number,
    sequence: seat.sequence,
    heard: heardSince(seat, known),
    keys: { seat: seat.key ?? '', team: document.party.key },
    view: toSeatView({ room, team: teamOf(document), at: now() }, claimed.seat),
    ...(stored &&
      inClass && {
        inClass: viewClass(stored, { team: inClass.team, seat: claimed.seat, inClass }, now()),
      }),
  };
}
