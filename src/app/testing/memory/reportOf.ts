import type { Report } from '../../../../core/report/report.ts';

/** An open report of a room, for tests. */
export function reportOf(changes: Partial<Report> = {}): Report {
  return {
    roomId: 'r1',
    roomName: 'The cellar',
    creator: 'Ada',
    record: null,
    reason: 'copied',
    note: 'It is mine.',
    reportedAt: 1_790_000_000,
    status: 'open',
    action: null,
    answer: '',
    decidedAt: null,
    ...changes,
  };
}
