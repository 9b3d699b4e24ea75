import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { DecideReportAnswer, DecideReportRequest } from '../../../core/calls/admin/decideReport.ts';
import type { Report, ReportAction, ReportedName } from '../../../core/report/report.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { changeFound, PAGE } from './changeFound.ts';
import { blankName, restoreName } from './changeName.ts';
import { hideRoom, restoreRoom } from './hideRoom.ts';
import type { ReportChange } from './ReportChange.ts';
import { readReport, reportRef } from './storedReport.ts';

interface Step {
  /** The last action that the report must have had; if another admin was faster, it had another one. */
  after: ReportAction | null;
  /** The kind of target; null for either. */
  of: 'room' | 'name' | null;
  change: ReportChange;
}

/** The effect and precondition of each action. */
const STEPS: Readonly<Record<ReportAction, Step>> = {
  hideRoom: { after: null, of: 'room', change: hideRoom },
  restoreRoom: { after: 'hideRoom', of: 'room', change: restoreRoom },
  blankName: { after: null, of: 'name', change: blankName },
  restoreName: { after: 'blankName', of: 'name', change: restoreName },
  dismiss: { after: null, of: null, change: async () => () => ({}) },
};

/**
 * POST /api/decideReport, for admins: hides or restores a room, blanks or restores a name, or dismisses, for all
 * reports of the same target in the same state, with an entry in the audit log. Atomic, except for reports beyond the
 * first page: an interruption may leave these open.
 * @throws notFound (the report, or its target, is gone); conflict (another admin was first)
 */
export async function decideReport(
  { reportId, action, answer }: DecideReportRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<DecideReportAnswer> {
  const admin = requireCaller(caller);
  const { db, now } = deps;
  const { isMore, alike, ...decided } = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(reportRef(db, reportId));
    const report = readReport(stored);
    if (!report) throw new HttpError('notFound', 'The report no longer exists.');
    const step = STEPS[action];
    requireFit(report, step);
    const alike = findAlike(deps, stored, action);
    const { docs } = await transaction.get(alike.limit(PAGE));
    const { count } = (await transaction.get(alike.count())).data();
    const others = docs.filter(({ id }) => id !== reportId);
    const write = await step.change(transaction, db, { report, answer });
    const decision = { status: 'decided', action, answer, decidedAt: Math.floor(now() / 1000) } as const;
    const changes = { ...decision, ...write() };
    for (const { ref } of [stored, ...others]) transaction.update(ref, changes);
    const { roomId, roomName, record } = report;
    const details = { roomName, name: record?.name ?? null, answer, reports: count };
    const target = targetInAudit(roomId, record);
    writeAudit(transaction, deps, admin, { action: `decideReport:${action}`, target, details });
    return { report, changes, alike, isMore: docs.length === PAGE };
  });
  if (isMore) await changeFound(db, alike, decided.changes);
  return { ...decided.report, ...decided.changes };
}

function targetInAudit(roomId: string, record: ReportedName | null): string {
  if (!record) return `rooms/${roomId}`;
  return `${record.seat === undefined ? 'records' : 'teamRecords'}/${record.recordId}`;
}

/** A dismissal covers reports with the same reason only. */
function findAlike({ db }: Pick<Deps, 'db'>, stored: DocumentSnapshot, action: ReportAction): Query {
  const ofTarget = db
    .collection('reports')
    .where('target', '==', stored.get('target'))
    .where('action', '==', stored.get('action'));
  return action === 'dismiss' ? ofTarget.where('reason', '==', stored.get('reason')) : ofTarget;
}

/** @throws conflict (already decided, or the target is of another kind) */
function requireFit({ record, action }: Report, step: Step): void {
  const kind = record === null ? 'room' : 'name';
  if (action === step.after && (step.of === null || step.of === kind)) return;
  throw new HttpError('conflict', 'Somebody else has decided this report.');
}
