import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { playRef, readPlay } from '../plays/playDocument.ts';
import { playersOf } from '../plays/player.ts';
import { isClosed } from '../rooms/isClosed.ts';
import { isPartyPlay, type PartyPlay } from './partyPlay.ts';

/** A seat that a caller claims to have. */
export interface ClaimedSeat {
  playId: string;
  seat: number;
  guestToken?: string;
}

/**
 * Returns the party in which the caller has the seat.
 * @throws notFound, also for a seat that is another's; roomHidden (T14)
 */
export async function findParty(
  transaction: Transaction,
  db: Firestore,
  { playId, seat, guestToken }: ClaimedSeat,
  caller: Caller | null,
): Promise<PartyPlay> {
  const document = readPlay(await transaction.get(playRef(db, playId)));
  const owner = document?.seats[seat]?.playerId;
  const isOwn = owner !== undefined && playersOf(caller, guestToken).includes(owner);
  if (!document || !isOwn || !isPartyPlay(document))
    throw new HttpError('notFound', `Seat ${seat} of the play with id ${playId} not found`);
  if (await isClosed(transaction, db, document.roomId)) throw roomHidden();
  return document;
}

export function roomHidden(): HttpError {
  return new HttpError('roomHidden', 'This room was taken offline. The play is over and counts for nothing.');
}
