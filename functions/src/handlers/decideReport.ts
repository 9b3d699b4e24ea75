import type { DocumentSnapshot, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import type { DecideReportAnswer, DecideReportRequest } from '../../../core/calls/decideReport.ts';
import type { ReportAction } from '../../../core/report/report.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { requireFit, STEPS } from '../reports/steps.ts';
import { readReport, reportRef } from '../reports/storedReport.ts';

/** Reports of the same that are decided at once. */
const MOST_ALIKE = 200;

/**
 * POST /api/decideReport, for admins: hides a room, blanks a name, dismisses, or takes the first two back, for all reports
 * of the same that stand alike, with its entry in the audit log.
 * @throws notFound (the report, or what it is about, is gone); conflict (another admin was first)
 */
export async function decideReport(
  { reportId, action, answer }: DecideReportRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<DecideReportAnswer> {
  const admin = requireCaller(caller);
  const { db, now } = deps;
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(reportRef(db, reportId));
    const report = readReport(stored);
    if (!report) throw new HttpError('notFound', 'The report is gone.');
    const step = STEPS[action];
    requireFit(report, step);
    const alike = await findAlike(transaction, deps, stored, action);
    const write = await step.change(transaction, db, { report, answer });
    const decision = { status: 'decided', action, answer, decidedAt: Math.floor(now() / 1000) } as const;
    const changes = { ...decision, ...write() };
    for (const { ref } of alike.docs) transaction.update(ref, changes);
    const { roomId, roomName, record } = report;
    const details = { roomName, name: record?.name ?? null, answer, reports: alike.size };
    const target = record ? `records/${record.recordId}` : `rooms/${roomId}`;
    writeAudit(transaction, deps, admin, { action: `decideReport:${action}`, target, details });
    return { ...report, ...changes };
  });
}

/** The report itself is among them. What is dismissed for one reason may be true for another. */
function findAlike(
  transaction: Transaction,
  { db }: Pick<Deps, 'db'>,
  stored: DocumentSnapshot,
  action: ReportAction,
): Promise<QuerySnapshot> {
  const ofTarget = db
    .collection('reports')
    .where('target', '==', stored.get('target'))
    .where('action', '==', stored.get('action'));
  const alike = action === 'dismiss' ? ofTarget.where('reason', '==', stored.get('reason')) : ofTarget;
  return transaction.get(alike.limit(MOST_ALIKE));
}
