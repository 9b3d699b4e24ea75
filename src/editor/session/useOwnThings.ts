import { useEffect } from 'react';
import type { EditorStore } from '../store/editorStore.ts';

/** What was uploaded in another tab meanwhile is in the palette as soon as one comes back to this one. */
export function useOwnThings(store: EditorStore): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void store.getState().refreshOwn();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store]);
}
