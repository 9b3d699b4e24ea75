import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { knowsRoom } from '../leaderboard/knowsRoom.ts';
import { hasActed, type StoredSeat } from '../plays/playDocument.ts';
import type { PartyPlay } from './partyPlay.ts';

interface LeftSeat {
  document: PartyPlay;
  /** The seat whose player changes or leaves. */
  seat: number;
  /** The user id of the room's creator. */
  creatorId: string;
}

/**
 * Returns whether somebody who knew the room has acted in a seat that they no longer have (T8). Asked when the seat is
 * left, so that the play need not remember its former players.
 */
export async function wasRoomKnown(
  transaction: Transaction,
  db: Firestore,
  { document, seat, creatorId }: LeftSeat,
): Promise<boolean> {
  const { roomId, board: version, party, seats } = document;
  if (party.isRoomKnown === true) return true;
  const { playerId, state } = seats[seat] as StoredSeat;
  if (!hasActed(state)) return false;
  return playerId === creatorId || knowsRoom(transaction, db, { roomId, version }, [playerId]);
}
