import type { Transaction } from 'firebase-admin/firestore';
import type { SeatProof } from '../../../core/calls/pieces/seatProof.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError, roomNotFound } from '../http/HttpError.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import { type StoredSeat, storePlay } from '../plays/playDocument.ts';
import { codeRef } from './codes.ts';
import { findParty, requireNoClass } from './findParty.ts';
import { noteNews, publicationOf } from './news.ts';
import { exceptFor, newsOf } from './newsOf.ts';
import { teamOf } from './partyPlay.ts';

/** A party that is over, from which somebody plays again (T17). */
interface Former {
  /** The caller's name in that party. */
  name: string;
  /** The code of the party in which its players play again, if there is one. */
  next?: string;
  /** Writes the code of that party, and returns what tells the others of it. */
  tell: (code: string, at: number) => Record<string, unknown>;
}

/**
 * Returns the party from which the caller plays again.
 * @throws notFound (no such seat, another's, or of another room); roomHidden; conflict (it is not over)
 */
export async function findFormer(
  transaction: Transaction,
  deps: Pick<Deps, 'db' | 'now'>,
  { roomId, ...claimed }: SeatProof & { roomId: string },
  caller: Caller | null,
): Promise<Former> {
  const { db } = deps;
  const { playId, seat } = claimed;
  const { document } = await findParty(transaction, deps, claimed, caller);
  if (document.roomId !== roomId) throw roomNotFound(roomId);
  requireNoClass(document);
  const { world, party, seats } = document;
  if (!world.isEscaped && !world.isGameOver) throw new HttpError('conflict', 'This party is not over.');
  const { username } = seats[seat] as StoredSeat;
  const { next } = party;
  // The codes of parties go after a day.
  const isThere = next !== undefined && (await transaction.get(codeRef(db, next))).exists;
  const room = await loadVersion(db, roomId, document.version);
  return {
    name: username,
    ...(isThere && { next }),
    tell: (code, at) => {
      const before = teamOf(document);
      const change = { room, before, after: { ...before, next: code }, at };
      const news = exceptFor(seat, newsOf(change, seat, { type: 'playsAgain' }));
      const changed = noteNews({ ...document, party: { ...party, next: code } }, news);
      storePlay(transaction, db, playId, changed);
      return publicationOf(changed, news);
    },
  };
}
