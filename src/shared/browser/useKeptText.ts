import { useCallback, useSyncExternalStore } from 'react';
import { browserStorage } from './guardedStorage.ts';

/** All who show something that is kept. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this browser keeps under a key, null for nothing, and the way to keep something else: all who show it hear of it. */
export function useKeptText(key: string): [kept: string | null, keep: (text: string | null) => void] {
  const kept = useSyncExternalStore(subscribe, () => browserStorage.getItem(key));
  const keep = useCallback(
    (text: string | null) => {
      if (text === null) browserStorage.removeItem(key);
      else browserStorage.setItem(key, text);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [kept, keep];
}
