import { useSearchParams } from 'react-router-dom';
import { useProjects } from '../projects/projectsContext.ts';
import { ResultsDialog } from './ResultsDialog.tsx';

/** `?results=`: opens the results that a room's page links to. */
export function WantedResults() {
  const [asked, ask] = useSearchParams();
  const id = asked.get('results') ?? '';
  const room = useProjects(({ rooms }) => rooms.find((each) => each.id === id));
  const stats = useProjects((state) => state.stats[id]);
  if (!room || !stats) return null;
  return <ResultsDialog room={room} stats={stats} onClose={() => ask({}, { replace: true })} />;
}
