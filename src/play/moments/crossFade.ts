import { flushSync } from 'react-dom';

/**
 * Cross-fades from the room to the next screen where the browser supports it; otherwise, and with reduced
 * motion, changes at once.
 */
export function crossFade(change: () => void): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) {
    change();
    return;
  }
  // A transition skipped by the browser, as in a hidden tab, has made the change all the same.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
}
