import { summaryAnswerSchema } from '../../core/calls/callSchemas.ts';
import { DASHBOARD_PAGE_SIZE, type SortField } from '../../core/calls/model.ts';
import { parseWith } from '../../core/parseWith.ts';
import { BackendError, type DashboardPort } from '../stores/ports.ts';
import { inBackendTerms } from './backendErrors.ts';

/** GET /api/summary (SPEC §7). `origin` is empty in the app. */
export function createDashboardPort(origin = ''): DashboardPort {
  return {
    loadPage: (sortBy, startAfter) =>
      inBackendTerms(async () => {
        const response = await fetch(`${origin}/api/summary?${pageQuery(sortBy, startAfter)}`);
        if (!response.ok) throw new BackendError('unknown', 'Network response was not ok');
        const parsed = parseWith(summaryAnswerSchema, await response.json());
        if (parsed.ok) return parsed.value;
        throw new BackendError('unknown', `The list of rooms cannot be read: ${parsed.refusal.path}`);
      }),
  };
}

function pageQuery(sortBy: SortField, startAfter?: string): URLSearchParams {
  const limit = String(DASHBOARD_PAGE_SIZE);
  const page = { isPublished: 'true', sortBy, order: 'desc', limit };
  return new URLSearchParams(startAfter === undefined ? page : { ...page, startAfter });
}
