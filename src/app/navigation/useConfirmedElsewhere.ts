import { useEffect } from 'react';
import { useBackend } from '../../shared/context/useBackend.ts';

/** Looks again at who is signed in as one comes back from the mail, whose link opened in another tab. */
export function useConfirmedElsewhere(isWaiting: boolean): void {
  const { auth } = useBackend();
  useEffect(() => {
    if (!isWaiting) return;
    const end = new AbortController();
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      auth.refreshUser().catch((error: unknown) => console.error(error));
    };
    document.addEventListener('visibilitychange', look, end);
    // Two windows side by side are both visible.
    window.addEventListener('focus', look, end);
    return () => end.abort();
  }, [auth, isWaiting]);
}
