import { SIGNS_LENGTH } from '../../../core/calls/pieces/party.ts';
import type { SeatProof } from '../../../core/calls/pieces/seatProof.ts';
import type { ShowSignsAnswer } from '../../../core/calls/play/showSigns.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { changePlay, type StoredSeat, storePlay } from '../plays/playDocument.ts';
import { countNow } from '../throttles/countWithin.ts';
import { SIGNS } from '../throttles/parties.ts';
import { randomSigns } from './codes.ts';
import { findParty } from './findParty.ts';
import { digestSigns } from './signs.ts';

/** Milliseconds for which signs are valid. */
const LIFETIME = 5 * 60_000;

/**
 * POST /api/showSigns: makes four signs for the caller's seat. Entered at another device within five minutes, they move
 * the seat there (T9). Only a digest of them is stored.
 * @throws notFound (no such seat, or another's); roomHidden; tooManyRequests
 */
export async function showSigns(
  claimed: SeatProof,
  caller: Caller | null,
  deps: Deps,
): Promise<ShowSignsAnswer> {
  const { db, now } = deps;
  const signs = randomSigns(SIGNS_LENGTH);
  const digest = digestSigns(deps, claimed, signs);
  const { playId, seat } = claimed;
  await db.runTransaction((transaction) => findParty(transaction, deps, claimed, caller), { readOnly: true });
  // Counted only after the seat proved to be the caller's, so that nobody can use up another player's limit.
  await countNow(SIGNS, deps, [{ type: 'seat', id: `${playId}/${seat}` }]);
  await changePlay(db, playId, async (transaction) => {
    const { document } = await findParty(transaction, deps, claimed, caller);
    const stored: StoredSeat = {
      ...(document.seats[seat] as StoredSeat),
      signs: { digest, until: now() + LIFETIME },
    };
    storePlay(transaction, db, playId, { ...document, seats: { ...document.seats, [seat]: stored } });
  });
  return { signs, validFor: LIFETIME };
}
