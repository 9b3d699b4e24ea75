import type { Transaction } from 'firebase-admin/firestore';
import type { SeatProof } from '../../../core/calls/pieces/seatProof.ts';
import { findSession, withClock } from '../class/inClass.ts';
import type { StoredSession } from '../class/sessionDocument.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import type { StoredSeat } from '../plays/playDocument.ts';
import { playersOf } from '../plays/player.ts';
import { readPlayOfRoom } from '../plays/readPlayOfRoom.ts';
import { isPartyPlay, type PartyPlay } from './partyPlay.ts';

/** A party; `stored` is the session of a class, null for any other party. */
interface FoundParty {
  document: PartyPlay;
  stored: StoredSession | null;
}

/**
 * Returns the party in which the caller has the seat; of a class with the session and its clock.
 * @throws notFound, also for a seat that is another's; roomHidden (T14)
 */
export async function findParty(
  transaction: Transaction,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  proof: SeatProof,
  caller: Caller | null,
): Promise<FoundParty> {
  const { playId, seat, guestToken } = proof;
  const { document, isClosed } = await readPlayOfRoom(transaction, db, playId);
  const own = document?.seats[seat];
  const isOwn =
    own !== undefined && playersOf(caller, guestToken).includes(own.playerId) && !isMoved(own, proof);
  if (!document || !isOwn || !isPartyPlay(document))
    throw new HttpError('notFound', `Seat ${seat} of the play with id ${playId} not found`);
  if (isClosed) throw roomHidden();
  const stored = await findSession(transaction, db, document);
  return { document: withClock(document, stored, now()), stored };
}

/** Returns whether a seat is at another device than the one that knows this key (T9). */
export function isMoved(seat: Pick<StoredSeat, 'key'>, { key }: Pick<SeatProof, 'key'>): boolean {
  return key !== undefined && key !== seat.key;
}

/** In a class only the teacher may do it (Q5). @throws conflict */
export function requireNoClass({ inClass }: Pick<PartyPlay, 'inClass'>): void {
  if (inClass) throw new HttpError('conflict', 'In a class only the teacher may do that.');
}

export function roomHidden(): HttpError {
  return new HttpError('roomHidden', 'This room was taken offline. The play is over and does not count.');
}

export function noParty(): HttpError {
  return new HttpError('notFound', 'There is no party with this code.');
}
