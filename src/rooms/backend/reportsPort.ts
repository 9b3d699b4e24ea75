import type { Api } from '../../shared/firebase/createApi.ts';
import { GUEST_TOKEN, type PlayMemory } from '../../shared/firebase/playMemory.ts';
import type { ReportsPort } from '../../shared/ports/ReportsPort.ts';

type ReportCalls = Pick<Api, 'postReport' | 'listReports' | 'decideReport' | 'overview'>;

/**
 * Reports: posted by anybody, guests identified by a secret in this browser; listed and decided by admins,
 * whose overview counts the open ones.
 */
export function createReportsPort(api: ReportCalls, memory: PlayMemory): ReportsPort {
  return {
    postReport: async (report) => {
      const guestToken = memory.read(GUEST_TOKEN);
      await api.postReport({ ...report, ...(guestToken === undefined ? {} : { guestToken }) });
    },
    listReports: (status, after) => api.listReports({ status, ...(after === undefined ? {} : { after }) }),
    decideReport: (decision) => api.decideReport(decision),
    loadOverview: () => api.overview({}),
  };
}
