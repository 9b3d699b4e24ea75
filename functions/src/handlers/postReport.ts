import type { PostReportAnswer, PostReportRequest } from '../../../core/calls/room/postReport.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { playersOf } from '../plays/player.ts';
import { findReported } from '../reports/findReported.ts';
import { reportRef, type StoredReport } from '../reports/storedReport.ts';
import { countWithin } from '../throttles/countWithin.ts';
import { REPORTS } from '../throttles/reports.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';

/**
 * POST /api/postReport: reports a published room, or a name on its leaderboard, to the admins. The reporter
 * is stored only as a digest, by which a second report of the same target replaces the first.
 * @throws notFound (not publicly visible); badRequest (it is the sender's own); tooManyRequests
 */
export async function postReport(
  { roomId, recordId, reason, note, guestToken }: PostReportRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<PostReportAnswer> {
  const { db, digest, network, now } = deps;
  const addToCount = await countWithin(REPORTS, deps, throttledClientsOf(deps, caller));
  const reported = await findReported(db, { roomId, ...(recordId === undefined ? {} : { recordId }) });
  if (!reported) throw new HttpError('notFound', 'There is nothing to be reported.');
  const players = playersOf(caller, guestToken);
  if (players.includes(reported.reportedId))
    throw new HttpError('badRequest', 'roomId: Nobody reports what is their own.');
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
