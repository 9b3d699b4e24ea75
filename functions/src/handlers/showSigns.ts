import { type SeatProof, SIGNS_LENGTH } from '../../../core/calls/pieces/party.ts';
import type { ShowSignsAnswer } from '../../../core/calls/play/showSigns.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { randomSigns } from '../party/codes.ts';
import { findParty } from '../party/findParty.ts';
import { digestSigns } from '../party/signs.ts';
import { type StoredSeat, storePlay } from '../plays/playDocument.ts';
import { countNow } from '../throttles/countWithin.ts';
import { SIGNS } from '../throttles/parties.ts';

/** Milliseconds for which signs are good. */
const LIFETIME = 5 * 60_000;

/**
 * POST /api/showSigns: makes four signs for the caller's seat, by which another device takes it within five minutes
 * (T9). Only a digest of them is stored.
 * @throws notFound (no such seat, or another's); roomHidden; tooManyRequests
 */
export async function showSigns(
  claimed: SeatProof,
  caller: Caller | null,
  deps: Deps,
): Promise<ShowSignsAnswer> {
  const { db, now } = deps;
  const signs = randomSigns(SIGNS_LENGTH);
  const until = now() + LIFETIME;
  const digest = digestSigns(deps, claimed, signs);
  const { playId, seat } = claimed;
  await db.runTransaction((transaction) => findParty(transaction, db, claimed, caller), { readOnly: true });
  // Counted for a seat that is the caller's: nobody uses up another's.
  await countNow(SIGNS, deps, [{ type: 'seat', id: `${playId}/${seat}` }]);
  await db.runTransaction(async (transaction) => {
    const document = await findParty(transaction, db, claimed, caller);
    const stored: StoredSeat = { ...(document.seats[seat] as StoredSeat), signs: { digest, until } };
    storePlay(transaction, db, playId, { ...document, seats: { ...document.seats, [seat]: stored } });
  });
  return { signs, until };
}
