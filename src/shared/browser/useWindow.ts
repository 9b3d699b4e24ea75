import { useSyncExternalStore } from 'react';
import { BREAKPOINTS, WINDOWS } from './windows.ts';

export function useWindow(name: keyof typeof WINDOWS): boolean {
  return useMedia(WINDOWS[name]);
}

/** Whether the window is at least as wide as the breakpoint. */
export function useIsAtLeast(breakpoint: keyof typeof BREAKPOINTS): boolean {
  return useMedia(`@media (min-width: ${BREAKPOINTS[breakpoint]})`);
}

/** Whether a media rule (`@media …`) applies now. */
export function useMedia(rule: string): boolean {
  const query = rule.replace('@media ', '');
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
