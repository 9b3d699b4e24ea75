import { Button } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useProfile } from '../../shared/context/appStores.ts';
import { roomPageText } from '../text/roomPage.ts';
import { LazyReportDialog } from './LazyReportDialog.tsx';

interface ReportRoomProps {
  roomId: string;
  roomName: string;
  /** The room's creator; undefined while unknown. */
  creatorId: string | undefined;
}

/** A quiet button to report a room; absent for the room's creator. */
export function ReportRoom({ roomId, roomName, creatorId }: ReportRoomProps) {
  const [isOpen, setOpen] = useState(false);
  const userId = useProfile((profile) => profile.userId);
  if (creatorId !== undefined && creatorId === userId) return null;
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
