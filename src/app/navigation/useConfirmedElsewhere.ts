import { useEffect } from 'react';
import { useBackend } from '../../shared/context/useBackend.ts';

/**
 * Checks the signed-in user again on return to this tab, since a mailed link may have been opened in another
 * one.
 */
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
