import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { NameRecordAnswer, NameRecordRequest } from '../../../core/calls/play/nameRecord.ts';
import { cleanUsername } from '../../../core/play/record/cleanUsername.ts';
import { type GameRecord, GUEST_PREFIX, parseGameRecord } from '../../../core/play/record/gameRecord.ts';
import { recordIdOf } from '../../../core/play/record/recordId.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { furtherRecordRef, recordRef } from '../leaderboard/recordRefs.ts';
import { type PlayDocument, playRef, readPlay, storePlay } from '../plays/playDocument.ts';
import { playersOf } from '../plays/player.ts';
import { findSeatedPlay, type SeatedPlay, withSeatedPlay } from '../plays/seatedPlay.ts';

/** Seconds after the end of a play in which a name can be given. */
const TIME_TO_NAME = 24 * 60 * 60;

/**
 * POST /api/nameRecord: gives the record of a play's player a name, once, within a day (P17); without a record, a guest's play whose
 * time was up, for the room's creator alone (decision 0056). The same name again is answered again, so a lost answer can be asked for.
 * @throws notFound (no such play, another's, or one without a record that is not over); badRequest (nothing of the name can be shown);
 * conflict (it has a name, or a day has passed)
 */
export async function nameRecord(
  request: NameRecordRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<NameRecordAnswer> {
  const username = cleanUsername(request.username);
  if (username === null) throw new HttpError('badRequest', 'username: Nothing of this name can be shown.');
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

/** An account has a name. */
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

/** Also for a play that is another's, so that the answers tell nothing apart. */
function recordNotFound(): HttpError {
  return new HttpError('notFound', 'There is no record to be named.');
}

function nameStays(): HttpError {
  return new HttpError('conflict', 'This record keeps the name that it has.');
}
