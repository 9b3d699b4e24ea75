import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { NameRecordAnswer, NameRecordRequest } from '../../../core/calls/nameRecord.ts';
import { cleanUsername } from '../../../core/play/cleanUsername.ts';
import { type GameRecord, parseGameRecord } from '../../../core/play/gameRecord.ts';
import { recordIdOf } from '../../../core/play/recordId.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { furtherRecordRef, recordRef } from '../leaderboard/recordRefs.ts';
import { type PlayDocument, playRef, readPlay } from '../plays/playDocument.ts';
import { isPlayer } from '../plays/player.ts';

/** Seconds after the escape in which a name can be given. */
const TIME_TO_NAME = 24 * 60 * 60;

/**
 * POST /api/nameRecord: gives the record of a play's player a name, once, within a day (P17). The same name again is
 * answered again, so a lost answer can be asked for.
 * @throws notFound (no such play, another's, or one without a record); badRequest (nothing of the name can be shown);
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
    const stored = readPlay(await transaction.get(playRef(deps.db, request.playId)));
    if (!stored || !isPlayer(stored.playerId, caller, request.guestToken)) throw recordNotFound();
    const { ref, record } = await findRecord(transaction, deps, stored);
    if (record.isNamed && record.username === username) return { username };
    if (record.isNamed || isTooLate(record, deps.now())) throw nameStays();
    transaction.update(ref, { username, isNamed: true });
    return { username };
  });
}

interface StoredRecord {
  ref: DocumentReference;
  record: GameRecord;
}

async function findRecord(
  transaction: Transaction,
  { db }: Deps,
  { roomId, board, playerId }: PlayDocument,
): Promise<StoredRecord> {
  const id = recordIdOf({ roomId, version: board, playerId });
  const stored = await transaction.getAll(recordRef(db, id), furtherRecordRef(db, id));
  const found = stored.find(({ exists }) => exists);
  const parsed = parseGameRecord(found?.data());
  if (!found || !parsed.ok) throw recordNotFound();
  return { ref: found.ref, record: parsed.value };
}

function isTooLate({ createdAt }: GameRecord, now: number): boolean {
  return now / 1000 > createdAt + TIME_TO_NAME;
}

/** Also for a play that is another's, so that the answers tell nothing apart. */
function recordNotFound(): HttpError {
  return new HttpError('notFound', 'There is no record to be named.');
}

function nameStays(): HttpError {
  return new HttpError('conflict', 'This record keeps the name that it has.');
}
