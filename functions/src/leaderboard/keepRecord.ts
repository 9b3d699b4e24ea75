import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isHelped } from '../../../core/hint/isHelped.ts';
import { elapsedWithPauses } from '../../../core/play/clock.ts';
import { cleanUsername } from '../../../core/play/record/cleanUsername.ts';
import { type GameRecord, isUnranked, NAMELESS } from '../../../core/play/record/gameRecord.ts';
import { recordIdOf } from '../../../core/play/record/recordId.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import type { SeatedPlay } from '../plays/seatedPlay.ts';
import { findLive } from '../rooms/findLiveVersion.ts';
import { summaryRef } from '../rooms/paths.ts';
import { addGuestRecord } from './addGuestRecord.ts';
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

/**
 * Returns a function that writes a record as best time, if it is better and of the live leaderboard. Most escapes are
 * not. For these the transaction does not read the summary, which all players of a room write, so that they do not make
 * one another retry.
 */
async function readBestTime(
  transaction: Transaction,
  db: Firestore,
  record: GameRecord,
): Promise<() => void> {
  const nothing = () => {};
  if (isUnranked(record)) return nothing;
  const { roomId, version, time } = record;
  const ref = summaryRef(db, roomId);
  if (!isBetter(time, await ref.get())) return nothing;
  if ((await findLive(db, roomId))?.board !== version) return nothing;
  const stored = await transaction.get(ref);
  return isBetter(time, stored) ? () => void transaction.update(ref, { bestTime: time }) : nothing;
}

/** The summary is gone if the room was deleted during the play. */
function isBetter(time: number, summary: { exists: boolean; get: (field: string) => unknown }): boolean {
  const best = summary.get('bestTime');
  return summary.exists && (typeof best !== 'number' || time < best);
}
