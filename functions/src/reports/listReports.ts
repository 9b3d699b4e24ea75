import type { Query } from 'firebase-admin/firestore';
import type { ListReportsAnswer, ListReportsRequest } from '../../../core/calls/admin/listReports.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { logger } from '../log/logger.ts';
import { readReport, reportRef } from './storedReport.ts';

/** Reports of one page. */
const PAGE = 20;

/**
 * GET /api/listReports, for admins: returns a page of reports; open ones oldest first, decided ones latest
 * first.
 * @throws notFound if no report has the id `after`
 */
export async function listReports(
  request: ListReportsRequest,
  _caller: Caller | null,
  { db }: Pick<Deps, 'db'>,
): Promise<ListReportsAnswer> {
  const page = await startAfter(db, request);
  const { docs } = await page.limit(PAGE).get();
  const reports = docs.flatMap((stored) => {
    const report = readReport(stored);
    if (!report) logger.warn(`${stored.ref.path} cannot be read.`);
    return report ? [{ id: stored.id, report }] : [];
  });
  return { reports, isMore: docs.length === PAGE };
}

async function startAfter(db: Deps['db'], { status, after }: ListReportsRequest): Promise<Query> {
  const ofStatus = db.collection('reports').where('status', '==', status);
  const sorted =
    status === 'open' ? ofStatus.orderBy('reportedAt', 'asc') : ofStatus.orderBy('decidedAt', 'desc');
  if (after === undefined) return sorted;
  const last = await reportRef(db, after).get();
  if (!last.exists) throw new HttpError('notFound', 'The report to continue after no longer exists.');
  return sorted.startAfter(last);
}
