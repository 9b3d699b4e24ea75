import type { Firestore } from 'firebase-admin/firestore';
import type { PostReportAnswer, PostReportRequest } from '../../../core/calls/room/postReport.ts';
import { NAMELESS } from '../../../core/play/record/gameRecord.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { playersOf } from '../plays/player.ts';
import { summaryRef } from '../rooms/paths.ts';
import { countWithin } from '../throttles/countWithin.ts';
import { REPORTS } from '../throttles/reports.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';
import { findName, refsOfName, targetOf } from './reportedName.ts';
import { reportRef, type StoredReport } from './storedReport.ts';

type Reported = Pick<StoredReport, 'target' | 'reportedId' | 'roomName' | 'creator' | 'record'>;

/**
 * POST /api/postReport: reports a published room, or a name on its leaderboard, to the admins. The reporter
 * is stored only as a digest, by which a second report of the same target replaces the first.
 * @throws notFound (not publicly visible); badRequest (it is the sender's own); tooManyRequests
 */
export async function postReport(
  { roomId, recordId, seat, reason, note, guestToken }: PostReportRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<PostReportAnswer> {
  const { db, digest, network, now } = deps;
  const addToCount = await countWithin(REPORTS, deps, throttledClientsOf(deps, caller));
  const reported = await findReported(db, roomId, recordId, seat);
  if (!reported) throw new HttpError('notFound', 'There is nothing to report.');
  const players = playersOf(caller, guestToken);
  if (players.includes(reported.reportedId))
    throw new HttpError('badRequest', 'roomId: You cannot report your own room or name.');
  const report: StoredReport = {
    ...reported,
    roomId,
    reason,
    note,
    reportedAt: Math.floor(now() / 1000),
    status: 'open',
    action: null,
    answer: '',
    decidedAt: null,
  };
  const [person = network] = players;
  const batch = db.batch();
  batch.set(reportRef(db, digest('report', reported.target, person)), report);
  addToCount(batch);
  await batch.commit();
  return { roomId };
}

/** Returns the public data of a report's target; undefined if it is not public. */
async function findReported(
  db: Firestore,
  roomId: string,
  recordId: string | undefined,
  seat: number | undefined,
): Promise<Reported | undefined> {
  const summary = await summaryRef(db, roomId).get();
  if (summary.get('isPublished') !== true) return undefined;
  const room = { roomName: String(summary.get('roomName')), creator: String(summary.get('creator')) };
  if (recordId === undefined)
    return { ...room, target: roomId, reportedId: String(summary.get('creatorId')), record: null };
  const ofTeam = seat === undefined ? {} : { seat };
  const found = findName(await db.getAll(...refsOfName(db, { recordId, ...ofTeam })), ofTeam);
  if (found?.roomId !== roomId || found.name === NAMELESS) return undefined;
  const target = targetOf({ recordId, ...ofTeam });
  return {
    ...room,
    target,
    reportedId: found.playerId,
    record: { recordId, ...ofTeam, name: found.name },
  };
}
