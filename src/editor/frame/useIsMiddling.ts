import { useMedia } from '../../shared/browser/useWindow.ts';

/**
 * Wide enough for the room with a rail, too narrow for two panels: tablets held sideways, and small windows.
 */
const MIDDLING = '(min-width: 961px) and (max-width: 1279px)';

/** Whether palette and panel are drawers over the room instead of standing beside it. */
export function useIsMiddling(): boolean {
  return useMedia(`@media ${MIDDLING}`);
}

export function isMiddling(): boolean {
  return window.matchMedia(MIDDLING).matches;
}
