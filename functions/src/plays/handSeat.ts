import { type DocumentReference, FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { TeamRecord } from '../../../core/play/record/teamRecord.ts';
import type { StoredSeat } from './playDocument.ts';

type StoredSeats = Readonly<Record<string, StoredSeat>> | TeamRecord['seats'];

/** Moves a seat from one player id to another. */
interface Handing {
  from: string;
  to: string;
  /** The seat's new name; unchanged if left out. */
  username?: string;
}

/**
 * Moves the seat of one player of a play, or of a team's record, to another player (T15). Does nothing for a
 * document that was deleted meanwhile. Older plays, made before there were seats, have only `playerId`, which is moved then.
 */
export async function handSeat(db: Firestore, ref: DocumentReference, { from, to, username }: Handing) {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) return;
    if (stored.get('playerId') === from) transaction.update(ref, { playerId: to });
    // Else the class would know the seat's former player for half a minute.
    if (stored.get('inClass') !== undefined)
      transaction.update(ref, { 'inClass.changedAt': FieldValue.serverTimestamp() });
    const seats: StoredSeats = stored.get('seats') ?? {};
    const players = Object.values(seats).map(({ playerId }) => (playerId === from ? to : playerId));
    for (const [number, seat] of Object.entries(seats)) {
      if (seat.playerId !== from) continue;
      const handed = { ...seat, playerId: to, ...(username !== undefined && { username }) };
      transaction.update(ref, new FieldPath('seats', number), handed, 'players', players);
    }
  });
}
