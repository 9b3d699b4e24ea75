import { Button } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { RoomStats } from '../../../core/room/lists/roomStats.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { projectsText } from '../text/projects.ts';
import { ResultsDialog } from './ResultsDialog.tsx';

/** A button beside a room's statistics that opens the results. */
export function ResultsButton({ room, stats }: { room: SummaryEntry; stats: RoomStats }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        // Aligns the label with the statistics.
        marginStart="-3"
        aria-label={projectsText.resultsOf(room.roomName)}
        onClick={() => setShown(true)}
      >
        <ListChecks aria-hidden /> {projectsText.entries.results}
      </Button>
      {isShown && <ResultsDialog room={room} stats={stats} onClose={() => setShown(false)} />}
    </>
  );
}
