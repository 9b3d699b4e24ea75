import { useSearchParams } from 'react-router-dom';
import { OverviewSection } from '../overview/OverviewSection.tsx';
import { ReportsSection } from '../reports/ReportsSection.tsx';
import { ScoresSection } from '../scores/ScoresSection.tsx';

/** /admin: the admin home (SPEC §2), and by `?tab=` sections without a route of their own. */
export function AdminScreen() {
  const [search] = useSearchParams();
  const tab = search.get('tab');
  if (tab === 'reports') return <ReportsSection />;
  return tab === 'scores' ? <ScoresSection /> : <OverviewSection />;
}
