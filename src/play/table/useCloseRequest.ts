import { useEffect, useEffectEvent } from 'react';

/** The browser's API, where it exists; TypeScript's library does not have it yet. */
interface CloseRequests {
  CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
}

/**
 * Closes what is open when the browser requests it, as by Android's Back, which would otherwise leave the
 * page. Dialogs handle it themselves. `open` names what is open, or null. Browsers without such requests just
 * leave.
 */
export function useCloseRequest(open: string | null, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as CloseRequests;
    if (open === null || !Watcher) return;
    let watcher = watch(Watcher);
    function watch(Kind: NonNullable<typeof Watcher>) {
      const next = new Kind();
      // A notice on top may have closed instead; then the same thing is still open.
      next.onclose = () => {
        watcher = watch(Kind);
        onClose();
      };
      return next;
    }
    return () => watcher.destroy();
  }, [open]);
}
