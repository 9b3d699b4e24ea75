import { Button } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { roomPageText } from '../../text/roomPage.ts';
import { LazyReportDialog } from './LazyReportDialog.tsx';

/** The quiet way to tell the admins of a room. */
export function ReportRoom({ roomId, roomName }: { roomId: string; roomName: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" minHeight="11" color="fg.muted" onClick={() => setOpen(true)}>
        <Flag aria-hidden />
        {roomPageText.report.room}
      </Button>
      {isOpen && (
        <LazyReportDialog reported={{ roomId, roomName, record: null }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
