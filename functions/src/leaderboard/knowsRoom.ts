import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { recordIdOf } from '../../../core/play/record/recordId.ts';
import { furtherRecordRef, recordRef } from './recordRefs.ts';

/** A leaderboard of a room. */
interface Board {
  roomId: string;
  /** The leaderboard's number. */
  version: number;
}

/** Returns whether one of these players has escaped from this version before, alone or in a team (T8). */
export async function knowsRoom(
  transaction: Transaction,
  db: Firestore,
  { roomId, version }: Board,
  players: readonly string[],
): Promise<boolean> {
  const ids = players.map((playerId) => recordIdOf({ roomId, version, playerId }));
  const refs = ids.flatMap((id) => [recordRef(db, id), furtherRecordRef(db, id)]);
  const own = await transaction.getAll(...refs);
  if (own.some(({ exists }) => exists)) return true;
  const ofBoard = db.collection('teamRecords').where('roomId', '==', roomId).where('version', '==', version);
  const teams = ofBoard.where('players', 'array-contains-any', players).limit(1);
  return !(await transaction.get(teams)).empty;
}
