import { useEffect, useState } from 'react';
import { useProfile } from '../../../components/appStores.ts';
import { useEditor } from './editorContext.ts';

/** Milliseconds to wait for another editor to let go, as a page that is just being left does. */
const PATIENCE = 1000;

/** Whether another tab has this room open: both write the same draft on this device, and must not do so in silence. */
export function useIsOpenElsewhere(): boolean {
  const owner = useProfile((profile) => profile.userId);
  const roomId = useEditor((state) => state.currentRoomId);
  const [isElsewhere, setElsewhere] = useState(false);

  useEffect(() => {
    // Browsers withhold locks from plain http; there a second tab goes unnoticed until the account finds the conflict.
    if (!navigator.locks) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => setElsewhere(true), PATIENCE);
    const left = new Promise<void>((resolve) => {
      leaving.signal.addEventListener('abort', () => resolve());
    });
    function hold(): Promise<void> {
      clearTimeout(timer);
      setElsewhere(false);
      return left;
    }
    const name = `room-editor/${owner}/${roomId ?? ''}`;
    navigator.locks.request(name, { signal: leaving.signal }, hold).catch((error: unknown) => {
      if (!leaving.signal.aborted) console.error(error);
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [owner, roomId]);

  return isElsewhere;
}
