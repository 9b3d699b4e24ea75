import type { Transaction } from 'firebase-admin/firestore';
import { isHelped } from '../../../core/hint/isHelped.ts';
import { elapsedWithPauses } from '../../../core/play/clock.ts';
import { cleanUsername } from '../../../core/play/record/cleanUsername.ts';
import { type GameRecord, isUnranked, NAMELESS } from '../../../core/play/record/gameRecord.ts';
import { recordIdOf } from '../../../core/play/record/recordId.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import type { SeatedPlay } from '../plays/seatedPlay.ts';
import { addGuestRecord } from './addGuestRecord.ts';
import { readBestTime } from './readBestTime.ts';
import { readLength } from './readLength.ts';
import { furtherRecordRef, recordRef } from './recordRefs.ts';

/** An escape, and its caller. */
export interface Escape {
  stored: SeatedPlay;
  caller: Caller | null;
  /** Milliseconds since the epoch. */
  at: number;
}

/**
 * Writes an escape to the leaderboard, unless the player already has a record there: the first one counts. An
 * account without a confirmed address counts as a guest. An unranked record is not in the main list and is no
 * best time (docs/decisions/0024).
 * Reads before it writes.
 */
export async function keepRecord(transaction: Transaction, deps: Deps, escaped: Escape): Promise<void> {
  const { roomId, board, playerId } = escaped.stored;
  const id = recordIdOf({ roomId, version: board, playerId });
  const [shown, further] = await transaction.getAll(recordRef(deps.db, id), furtherRecordRef(deps.db, id));
  if (shown?.exists || further?.exists) return;
  const record = recordOf(escaped);
  const keepBestTime = await readBestTime(transaction, deps.db, record);
  const countLength = await readLength(transaction, deps, record, escaped.at);
  if (isUnranked(record)) transaction.create(furtherRecordRef(deps.db, id), record);
  else if (record.isSignedIn && escaped.caller?.emailVerified === true)
    transaction.create(recordRef(deps.db, id), record);
  else await addGuestRecord(transaction, deps, record);
  keepBestTime();
  countLength();
}

function recordOf({ stored, caller, at }: Escape): GameRecord {
  const { roomId, board, playerId, play } = stored;
  const isSignedIn = playerId === caller?.userId;
  const given = stored.username === NAMELESS ? '' : stored.username;
  const ownName = isSignedIn ? cleanUsername(caller?.name ?? '') : null;
  return {
    roomId,
    version: board,
    playerId,
    username: given || (ownName ?? NAMELESS),
    isNamed: given !== '',
    isSignedIn,
    time: elapsedWithPauses(play, at),
    pausedFor: play.pausedFor,
    timeAllowance: play.timeAllowance,
    hints: play.hints.asked,
    isHelped: isHelped(play),
    createdAt: Math.floor(at / 1000),
  };
}
