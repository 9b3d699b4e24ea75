import { useEffect } from 'react';
import type { EditorStore } from '../store/editorStore.ts';

/** Loads things uploaded in another tab when the creator returns to this one. */
export function useOwnThings(store: EditorStore): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void store.getState().refreshOwn();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store]);
}
