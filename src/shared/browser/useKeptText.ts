import { useCallback, useSyncExternalStore } from 'react';
import { browserStorage } from './guardedStorage.ts';

/** Called when a kept text changes, for every component that shows one. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A text that this browser keeps under a key, or null, with its setter; all users of the key are notified.
 */
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
