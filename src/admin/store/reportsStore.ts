import { createStore } from 'zustand/vanilla';
import type { DecideReportRequest } from '../../../core/calls/admin/decideReport.ts';
import type { ListedReport, ListReportsAnswer } from '../../../core/calls/admin/listReports.ts';
import type { ReportStatus } from '../../../core/report/report.ts';
import type { ReportsPort } from '../../shared/ports/ReportsPort.ts';
import { createPaging, type Page, type Paged, UNREAD } from '../../shared/store/createPaging.ts';

interface ReportsState extends Paged<ListedReport, string> {
  shown: ReportStatus;
  /** The report that is being decided; null for none. */
  busyId: string | null;
  /** Loads the first page of those that are open, or decided. */
  open: (shown: ReportStatus) => Promise<void>;
  loadMore: () => Promise<void>;
  /** Decides a report and looks at the list anew, whatever came of it. @throws BackendError (conflict: another admin was first) */
  decide: (decision: DecideReportRequest) => Promise<void>;
}

/** The reports as an admin goes through them. */
export function createReportsStore(port: ReportsPort) {
  return createStore<ReportsState>((set, get) => {
    const paging = createPaging<Pick<ReportsState, 'shown'>, ListedReport, string>(
      { get, set },
      async (after) => toPage(await port.listReports(get().shown, after ?? undefined)),
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
          await port.decideReport(decision);
        } finally {
          // Others of the same were decided with it.
          await paging.refresh();
          set({ busyId: null });
        }
      },
    };
  });
}

/** The next page is asked for by the last report of this one. */
function toPage({ reports, isMore }: ListReportsAnswer): Page<ListedReport, string> {
  return { entries: reports, next: (isMore && reports.at(-1)?.id) || null };
}
