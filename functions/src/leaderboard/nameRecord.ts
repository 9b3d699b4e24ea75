import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { NameRecordAnswer, NameRecordRequest } from '../../../core/calls/play/nameRecord.ts';
import { cleanUsername } from '../../../core/play/record/cleanUsername.ts';
import { type GameRecord, GUEST_PREFIX, parseGameRecord } from '../../../core/play/record/gameRecord.ts';
import { recordIdOf } from '../../../core/play/record/recordId.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { type PlayDocument, playRef, readPlay, storePlay } from '../plays/playDocument.ts';
import { playersOf } from '../plays/player.ts';
import { findSeatedPlay, type SeatedPlay, withSeatedPlay } from '../plays/seatedPlay.ts';
import { furtherRecordRef, recordRef } from './recordRefs.ts';

/** Seconds after the end of a play within which a name can be given. */
const TIME_TO_NAME = 24 * 60 * 60;

/**
 * POST /api/nameRecord: names the record of a play's player, once, within a day (P17). Without a record,
 * names a guest's play that ran out of time, for the room's creator only (decision 0056). The same name may
 * be sent again, in case the answer was lost.
 * @throws notFound (no such play, another's, or unfinished without a record); badRequest (nothing of the name
 * can be shown); conflict (it has a name, or a day has passed)
 */
export async function nameRecord(
  request: NameRecordRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<NameRecordAnswer> {
  const username = cleanUsername(request.username);
  if (username === null) throw new HttpError('badRequest', 'username: This name has no visible characters.');
  return deps.db.runTransaction(async (transaction) => {
    const document = readPlay(await transaction.get(playRef(deps.db, request.playId)));
    const stored = document && findSeatedPlay(document, playersOf(caller, request.guestToken));
    if (!stored) throw recordNotFound();
    const found = await findRecord(transaction, deps, stored);
    if (found === null)
      return namePlay(transaction, deps, { playId: request.playId, document, stored, username });
    const { ref, record } = found;
    if (record.isNamed && record.username === username) return { username };
    if (record.isNamed || isTooLate(record.createdAt, deps.now())) throw nameStays();
    transaction.update(ref, { username, isNamed: true });
    return { username };
  });
}

interface NamedPlay {
  playId: string;
  document: PlayDocument;
  stored: SeatedPlay;
  username: string;
}

/** Names a guest's play; an account has a name already. */
function namePlay(transaction: Transaction, { db, now }: Deps, named: NamedPlay): NameRecordAnswer {
  const { playId, document, stored, username } = named;
  if (!stored.play.isGameOver || !stored.playerId.startsWith(GUEST_PREFIX)) throw recordNotFound();
  if (stored.username === username) return { username };
  if (stored.username !== '' || isTooLate((stored.actedAt ?? 0) / 1000, now())) throw nameStays();
  storePlay(transaction, db, playId, withSeatedPlay(document, { ...stored, username }));
  return { username };
}

interface StoredRecord {
  ref: DocumentReference;
  record: GameRecord;
}

async function findRecord(
  transaction: Transaction,
  { db }: Deps,
  { roomId, board, playerId }: SeatedPlay,
): Promise<StoredRecord | null> {
  const id = recordIdOf({ roomId, version: board, playerId });
  const stored = await transaction.getAll(recordRef(db, id), furtherRecordRef(db, id));
  const found = stored.find(({ exists }) => exists);
  if (!found) return null;
  const parsed = parseGameRecord(found.data());
  if (!parsed.ok) throw recordNotFound();
  return { ref: found.ref, record: parsed.value };
}

/** `since`: unix seconds; `now`: milliseconds. */
function isTooLate(since: number, now: number): boolean {
  return now / 1000 > since + TIME_TO_NAME;
}

/** Returns the error for a missing record. It is the same for another player's play, so that it reveals nothing. */
function recordNotFound(): HttpError {
  return new HttpError('notFound', 'There is no record to name.');
}

function nameStays(): HttpError {
  return new HttpError('conflict', 'The name of this record can no longer be changed.');
}
