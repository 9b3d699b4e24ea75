import { type DocumentReference, FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { StoredSeat } from './playDocument.ts';

/** Whose seat becomes whose, by their ids as players. */
interface Handing {
  from: string;
  to: string;
  /** The name that the seat gets; its own where left out. */
  username?: string;
}

/**
 * Gives the seat of one player of a play to another, and nothing else of it (T15). A play that was cleaned away meanwhile is nobody's.
 * One stored before seats has one player.
 */
export async function handSeat(db: Firestore, ref: DocumentReference, { from, to, username }: Handing) {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) return;
    if (stored.get('playerId') === from) transaction.update(ref, { playerId: to });
    const seats: Readonly<Record<string, StoredSeat>> = stored.get('seats') ?? {};
    const players = Object.values(seats).map(({ playerId }) => (playerId === from ? to : playerId));
    for (const [number, seat] of Object.entries(seats)) {
      if (seat.playerId !== from) continue;
      const handed = { ...seat, playerId: to, ...(username !== undefined && { username }) };
      transaction.update(ref, new FieldPath('seats', number), handed, 'players', players);
    }
  });
}
