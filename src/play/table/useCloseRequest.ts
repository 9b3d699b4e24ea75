import { useEffect, useEffectEvent } from 'react';

/** The browser's own, where it has one: TypeScript's library does not know it yet. */
interface CloseRequests {
  CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
}

/**
 * Puts away what is open when the browser is asked to, as by Android's Back, which would leave the page otherwise; dialogs do so by
 * themselves. `open` names what is open, null for nothing. Where the browser has no such requests, Back leaves.
 */
export function useCloseRequest(open: string | null, putAway: () => void): void {
  const onClose = useEffectEvent(putAway);
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as CloseRequests;
    if (open === null || !Watcher) return;
    let watcher = watch(Watcher);
    function watch(Kind: NonNullable<typeof Watcher>) {
      const next = new Kind();
      // A notice that lay over it may be what was put away: the same is still open then.
      next.onclose = () => {
        watcher = watch(Kind);
        onClose();
      };
      return next;
    }
    return () => watcher.destroy();
  }, [open]);
}
