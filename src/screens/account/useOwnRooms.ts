import { useEffect, useState } from 'react';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { useProfile } from '../../components/appStores.ts';
import { useBackend } from '../../components/useBackend.ts';

/** The person's own rooms; null until they are known, and where they cannot be had: only words depend on them here. */
export function useOwnRooms(): readonly SummaryEntry[] | null {
  const { rooms: port } = useBackend();
  const userId = useProfile((profile) => profile.userId);
  const [rooms, setRooms] = useState<readonly SummaryEntry[] | null>(null);
  useEffect(() => {
    let isShown = true;
    port.listRooms(userId).then(
      (found) => isShown && setRooms(found),
      (error: unknown) => console.error(error),
    );
    return () => {
      isShown = false;
    };
  }, [port, userId]);
  return rooms;
}
