import { useEffect } from 'react';
import { presentLanguage } from '../../shared/language/language.ts';
import { useEditorSession } from './editorContext.ts';

/**
 * Stores the last change when the page is hidden, takes over newer saved versions, shows at once that the
 * network is gone, and saves and loads again when it is back.
 */
export function useLeaveGuards(): void {
  const { store } = useEditorSession();
  useEffect(() => {
    function keepDraft(): void {
      void store.getState().flushDraft();
    }
    function keepOrRenew(): void {
      // Already when the page is hidden, since phones end a page in the background without a `pagehide`.
      if (document.visibilityState === 'hidden') keepDraft();
      else void renew();
    }
    /** Blurs the focused field, or it would keep the old text. */
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
