import { createStore } from 'zustand/vanilla';
import type { DecideReportRequest } from '../../../core/calls/admin/decideReport.ts';
import type { ListedReport, ListReportsAnswer } from '../../../core/calls/admin/listReports.ts';
import type { ReportStatus } from '../../../core/report/report.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import { createPaging, type Page, type Paged, UNREAD } from '../../shared/store/createPaging.ts';

interface ReportsState extends Paged<ListedReport, string> {
  shown: ReportStatus;
  /** The report being decided; null if none. */
  busyId: string | null;
  /** Loads the first page of open or decided reports. */
  open: (shown: ReportStatus) => Promise<void>;
  loadMore: () => Promise<void>;
  /**
   * Decides a report and reloads the list, even after a failure. @throws BackendError (conflict: another
   * admin was first)
   */
  decide: (decision: DecideReportRequest) => Promise<void>;
}

/** The list of reports for an admin. */
export function createReportsStore(calls: Pick<Calls, 'listReports' | 'decideReport'>) {
  return createStore<ReportsState>((set, get) => {
    const paging = createPaging<Pick<ReportsState, 'shown'>, ListedReport, string>(
      { get, set },
      async (after) =>
        toPage(await calls.listReports({ status: get().shown, ...(after !== null && { after }) })),
      ({ id }) => id,
    );
    return {
      ...UNREAD,
      shown: 'open',
      busyId: null,
      open: async (shown) => void (await paging.open({ shown })),
      loadMore: paging.loadMore,
      decide: async (decision) => {
        if (get().busyId !== null) return;
        set({ busyId: decision.reportId });
        try {
          await calls.decideReport(decision);
        } finally {
          // Other reports of the same thing were decided with it.
          await paging.refresh();
          set({ busyId: null });
        }
      },
    };
  });
}

/** Converts a response to a page; the last report is the cursor of the next page. */
function toPage({ reports, isMore }: ListReportsAnswer): Page<ListedReport, string> {
  return { entries: reports, next: (isMore && reports.at(-1)?.id) || null };
}
