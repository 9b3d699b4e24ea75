import { type DocumentReference, FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { StoredSeat } from './playDocument.ts';

/** Moves a seat from one player id to another. */
interface Handing {
  from: string;
  to: string;
  /** The seat's new name; unchanged if left out. */
  username?: string;
}

/**
 * Moves the seat of one player of a play to another player (T15). Does nothing for a play that was deleted
 * meanwhile. Plays from before seats have one player.
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
