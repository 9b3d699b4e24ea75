import { flushSync } from 'react-dom';

/** Lets the room give way to what comes after it, where the browser can show that; elsewhere, and where nothing is to move, it is there at once. */
export function crossFade(change: () => void): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) {
    change();
    return;
  }
  // One that is not shown, as in a hidden tab, has changed all the same.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
}
