import { useSyncExternalStore } from 'react';

/** Wide enough for a room with a rail beside it, too narrow for two panels: tablets held sideways, and small windows. */
const MIDDLING = '(min-width: 961px) and (max-width: 1279px)';

/** Whether palette and panel are drawn out over the room instead of standing beside it. */
export function useIsMiddling(): boolean {
  return useSyncExternalStore(subscribe, isMiddling);
}

export function isMiddling(): boolean {
  return window.matchMedia(MIDDLING).matches;
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(MIDDLING);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
