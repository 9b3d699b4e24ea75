import { useEffect, useState } from 'react';
import { useBackend } from '../../shared/context/useBackend.ts';

/** When a stored room was changed last, in milliseconds; null if unknown. */
export function useEditedAt(roomId: string | null): number | null {
  const { rooms } = useBackend();
  const [editedAt, setEditedAt] = useState<number | null>(null);
  useEffect(() => {
    if (roomId === null) return;
    rooms.loadSummary(roomId).then(
      (summary) => setEditedAt(summary?.editedAt ? summary.editedAt * 1000 : null),
      (error: unknown) => console.error('When the room was changed could not be asked.', error),
    );
  }, [rooms, roomId]);
  return editedAt;
}
