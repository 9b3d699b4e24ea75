import type { Transaction } from 'firebase-admin/firestore';
import type { SeatProof } from '../../../core/calls/pieces/seatProof.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { findParty } from '../party/findParty.ts';
import type { StoredSession } from './sessionDocument.ts';
import { type ClassPlay, isClassPlay } from './settle.ts';

/** A pupil's team with the session's clock, and its session. */
export interface FoundPupil {
  document: ClassPlay;
  stored: StoredSession;
}

/**
 * Returns the team and the session of a pupil who has the seat.
 * @throws notFound, also for a seat that is another's; roomHidden; conflict (no class plays here)
 */
export async function findPupil(
  transaction: Transaction,
  deps: Pick<Deps, 'db' | 'now'>,
  proof: SeatProof,
  caller: Caller | null,
): Promise<FoundPupil> {
  const { document, stored } = await findParty(transaction, deps, proof, caller);
  if (!stored || !isClassPlay(document)) throw new HttpError('conflict', 'No class plays here.');
  return { document, stored };
}
