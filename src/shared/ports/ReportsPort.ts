import type { DecideReportRequest } from '../../../core/calls/admin/decideReport.ts';
import type { ListReportsAnswer } from '../../../core/calls/admin/listReports.ts';
import type { OverviewAnswer } from '../../../core/calls/admin/overview.ts';
import type { PostReportRequest } from '../../../core/calls/room/postReport.ts';
import type { Report, ReportStatus } from '../../../core/report/report.ts';

export interface ReportsPort {
  /** Reports a room, or a name on its leaderboard. @throws notFound (it is not visible), tooManyRequests */
  postReport: (report: Omit<PostReportRequest, 'guestToken'>) => Promise<void>;
  /** For admins: the reports of a status, after the given one. @throws permissionDenied */
  listReports: (status: ReportStatus, after?: string) => Promise<ListReportsAnswer>;
  /** For admins. @throws permissionDenied; notFound (it is gone); conflict (another admin was first) */
  decideReport: (decision: DecideReportRequest) => Promise<Report>;
  /** For admins: open tasks and statistics of the last days. @throws permissionDenied */
  loadOverview: () => Promise<OverviewAnswer>;
}
