import { useEffect } from 'react';
import { useEditorSession } from './editorContext.ts';

/** Keeps the last change when the page goes away, and saves on when the network comes back. */
export function useLeaveGuards(): void {
  const { store } = useEditorSession();
  useEffect(() => {
    function keepDraft(): void {
      void store.getState().flushDraft();
    }
    function keepIfHidden(): void {
      // Phones end a page in the background without ever telling it `pagehide`.
      if (document.visibilityState === 'hidden') keepDraft();
    }
    function retry(): void {
      store.getState().retrySaving();
    }
    function warnIfUnkept(event: BeforeUnloadEvent): void {
      if (store.getState().saveState.type === 'unkept') event.preventDefault();
    }
    window.addEventListener('pagehide', keepDraft);
    document.addEventListener('visibilitychange', keepIfHidden);
    window.addEventListener('online', retry);
    window.addEventListener('beforeunload', warnIfUnkept);
    return () => {
      window.removeEventListener('pagehide', keepDraft);
      document.removeEventListener('visibilitychange', keepIfHidden);
      window.removeEventListener('online', retry);
      window.removeEventListener('beforeunload', warnIfUnkept);
    };
  }, [store]);
}
