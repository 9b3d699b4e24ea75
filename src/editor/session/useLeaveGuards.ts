import { useEffect } from 'react';
import { presentLanguage } from '../../shared/language/language.ts';
import { useEditorSession } from './editorContext.ts';

/** Keeps the last change when the page goes away, takes over what was saved elsewhere meanwhile, says at once that the network is gone, and saves and loads on when it comes back. */
export function useLeaveGuards(): void {
  const { store } = useEditorSession();
  useEffect(() => {
    function keepDraft(): void {
      void store.getState().flushDraft();
    }
    function keepOrRenew(): void {
      // Phones end a page in the background without ever telling it `pagehide`.
      if (document.visibilityState === 'hidden') keepDraft();
      else void renew();
    }
    /** A field in focus would go on with the words that were in it. */
    async function renew(): Promise<void> {
      const { activeElement } = document;
      if ((await store.getState().lookForNewer()) && activeElement instanceof HTMLElement)
        activeElement.blur();
    }
    function lookForNetwork(): void {
      const { setOnline, retrySaving, retryLoading } = store.getState();
      setOnline(navigator.onLine);
      if (!navigator.onLine) return;
      retrySaving();
      void retryLoading(presentLanguage());
    }
    function warnIfUnkept(event: BeforeUnloadEvent): void {
      if (store.getState().saveState.type === 'unkept') event.preventDefault();
    }
    store.getState().setOnline(navigator.onLine);
    window.addEventListener('pagehide', keepDraft);
    document.addEventListener('visibilitychange', keepOrRenew);
    window.addEventListener('online', lookForNetwork);
    window.addEventListener('offline', lookForNetwork);
    window.addEventListener('beforeunload', warnIfUnkept);
    return () => {
      window.removeEventListener('pagehide', keepDraft);
      document.removeEventListener('visibilitychange', keepOrRenew);
      window.removeEventListener('online', lookForNetwork);
      window.removeEventListener('offline', lookForNetwork);
      window.removeEventListener('beforeunload', warnIfUnkept);
    };
  }, [store]);
}
