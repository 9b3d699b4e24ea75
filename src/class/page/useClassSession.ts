import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useBackend } from '../../shared/context/useBackend.ts';
import { type ClassSessionState, type ClassStore, createClassStore } from '../store/classStore.ts';

/** Milliseconds between two requests while the page is visible. */
const ASKED_EVERY = 1400;

/**
 * Follows a session while the page is visible. The session runs on the server, so every page can be opened at
 * any time (Q11).
 */
export function useClassSession(sessionId: string): { store: ClassStore; state: ClassSessionState } {
  const { calls } = useBackend();
  const store = useMemo(() => createClassStore({ sessionId, calls, now: Date.now }), [sessionId, calls]);
  const state = useStore(store);
  useQuestions(store, state.shown?.state === 'ended');
  return { store, state };
}

/** Asks at once, then again and again, and as soon as the page is seen again or the network is back. */
function useQuestions(store: ClassStore, isOver: boolean): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void store.getState().ask();
    };
    ask();
    if (isOver) return;
    const timer = setInterval(ask, ASKED_EVERY);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
  }, [store, isOver]);
}
