import { IconButton } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { type GameRecord, NAMELESS } from '../../../core/play/record/gameRecord.ts';
import { recordIdOf } from '../../../core/play/record/recordId.ts';
import { roomPageText } from '../text/roomPage.ts';
import { LazyReportDialog } from './LazyReportDialog.tsx';

/** A flag button beside a name on the leaderboard; none for nameless records. */
export function ReportName({ record }: { record: GameRecord }) {
  const [isOpen, setOpen] = useState(false);
  const { roomId, username } = record;
  if (username === NAMELESS) return null;
  const label = roomPageText.report.name(username);
  return (
    <>
      <IconButton
        variant="ghost"
        size="sm"
        boxSize="11"
        color="fg.subtle"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden />
      </IconButton>
      {isOpen && (
        <LazyReportDialog
          reported={{ roomId, roomName: '', record: { recordId: recordIdOf(record), name: username } }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
