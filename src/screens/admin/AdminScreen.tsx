import { useSearchParams } from 'react-router-dom';
import { OverviewSection } from './overview/OverviewSection.tsx';
import { ReportsSection } from './reports/ReportsSection.tsx';

/** /admin: the home of the admin area (SPEC §2), and by `?tab=` what has no route of its own. */
export function AdminScreen() {
  const [search] = useSearchParams();
  return search.get('tab') === 'reports' ? <ReportsSection /> : <OverviewSection />;
}
