import { createStore } from 'zustand/vanilla';
import type { DecideReportRequest } from '../../../core/calls/decideReport.ts';
import type { ListedReport } from '../../../core/calls/listReports.ts';
import type { ReportStatus } from '../../../core/report/report.ts';
import { failureCode } from '../failure.ts';
import type { BackendErrorCode } from '../ports/BackendError.ts';
import type { ReportsPort } from '../ports/ReportsPort.ts';

interface ReportsState {
  status: ReportStatus;
  reports: readonly ListedReport[];
  isMore: boolean;
  phase: 'loading' | 'ready' | 'failed';
  /** Why the last page did not come, null when it did. */
  failure: BackendErrorCode | null;
  isLoadingMore: boolean;
  /** The report that is being decided; null for none. */
  busyId: string | null;
  /** Loads the first page of those that are open, or decided. */
  open: (status: ReportStatus) => Promise<void>;
  loadMore: () => Promise<void>;
  /** Decides a report and looks at the list anew, whatever came of it. @throws BackendError (conflict: another admin was first) */
  decide: (decision: DecideReportRequest) => Promise<void>;
}

/** The reports as an admin goes through them. */
export function createReportsStore(port: ReportsPort) {
  return createStore<ReportsState>((set, get) => {
    let latestRequest = 0;

    /** A slow answer to an older question must not replace a newer one. */
    async function load(shown: readonly ListedReport[]) {
      latestRequest += 1;
      const request = latestRequest;
      try {
        const page = await port.listReports(get().status, shown.at(-1)?.id);
        if (request !== latestRequest) return;
        const reports = [...shown, ...page.reports];
        set({ reports, isMore: page.isMore, phase: 'ready', isLoadingMore: false, failure: null });
      } catch (error) {
        console.error('The reports could not be loaded.', error);
        if (request !== latestRequest) return;
        const phase = shown.length > 0 ? 'ready' : 'failed';
        set({ phase, failure: failureCode(error), isLoadingMore: false });
      }
    }

    return {
      status: 'open',
      reports: [],
      isMore: false,
      phase: 'loading',
      failure: null,
      isLoadingMore: false,
      busyId: null,
      open: async (status) => {
        set({ status, reports: [], isMore: false, phase: 'loading', failure: null, isLoadingMore: false });
        await load([]);
      },
      loadMore: async () => {
        const { reports, isMore, isLoadingMore } = get();
        if (!isMore || isLoadingMore) return;
        set({ isLoadingMore: true });
        await load(reports);
      },
      decide: async (decision) => {
        if (get().busyId !== null) return;
        set({ busyId: decision.reportId });
        try {
          await port.decideReport(decision);
        } finally {
          // Others of the same were decided with it.
          await load([]);
          set({ busyId: null });
        }
      },
    };
  });
}
