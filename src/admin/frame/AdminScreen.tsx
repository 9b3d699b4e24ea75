import { useSearchParams } from 'react-router-dom';
import { OverviewSection } from '../overview/OverviewSection.tsx';
import { ReportsSection } from '../reports/ReportsSection.tsx';
import { ScoresSection } from '../scores/ScoresSection.tsx';

/** /admin: the home of the admin area (SPEC §2), and by `?tab=` what has no route of its own. */
export function AdminScreen() {
  const [search] = useSearchParams();
  const tab = search.get('tab');
  if (tab === 'reports') return <ReportsSection />;
  return tab === 'scores' ? <ScoresSection /> : <OverviewSection />;
}
