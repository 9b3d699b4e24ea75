import { BackendError } from '../../../shared/ports/BackendError.ts';
import type { Calls } from '../../../shared/ports/Calls.ts';
import { answer, type Memory } from './memory.ts';
import { reportOf } from './reportOf.ts';

/** Reports and decisions in memory. */
export function createMemoryReports(
  memory: Memory,
): Pick<Calls, 'postReport' | 'listReports' | 'decideReport' | 'overview'> {
  return {
    postReport: async ({ roomId, reason, note }) => {
      const report = reportOf({ roomId, reason, note });
      memory.reports = [...answer(memory, memory.reports), { id: `report-${roomId}`, report }];
      return { roomId };
    },
    listReports: async ({ status }) => ({
      reports: answer(memory, memory.reports).filter(({ report }) => report.status === status),
      isMore: false,
    }),
    overview: async () => ({
      queues: answer(memory, { items: 0, backgrounds: 0, reports: memory.reports.length }),
      days: [{ day: '2026-11-22', accounts: 1, plays: 2, income: 20, bytes: 3_000_000 }],
    }),
    decideReport: async ({ reportId, action, answer: said }) => {
      const found = memory.reports.find(({ id }) => id === reportId);
      if (found?.report.status !== 'open') throw new BackendError('conflict', 'Another was first');
      const report = { ...found.report, status: 'decided', action, answer: said, decidedAt: 1 } as const;
      memory.reports = memory.reports.map((each) => (each === found ? { ...each, report } : each));
      return report;
    },
  };
}
