import * as v from 'valibot';
import { documentId, seatNumber, shortText } from './ids.ts';

/** Proof that the caller has a seat. */
export interface SeatProof {
  playId: string;
  /** Number of the caller's seat. */
  seat: number;
  /** Present only for a guest. */
  guestToken?: string;
  /**
   * The key of the seat as this browser knows it. A seat that moved to another device gets a new key, so the old device
   * is refused even if both devices use one account.
   */
  key?: string;
}

/** In a file of its own, so that gameplay loads it with `act` but none of the other contracts of parties. */
export const seatProofFields = {
  playId: documentId,
  seat: seatNumber,
  guestToken: v.exactOptional(shortText),
  key: v.exactOptional(shortText),
};
