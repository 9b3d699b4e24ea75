import { Button } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { RoomStats } from '../../../core/room/lists/roomStats.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { projectsText } from '../text/projects.ts';
import { ResultsDialog } from './ResultsDialog.tsx';

/** Beside the figures of a room: who they are made of. */
export function ResultsButton({ room, stats }: { room: SummaryEntry; stats: RoomStats }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        // Its words begin where the figures begin.
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
