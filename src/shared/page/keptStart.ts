const { dataset } = document.documentElement;

/**
 * Remembers that a room's start was pressed before the app was there. Whoever presses anything else meanwhile has
 * changed their mind, so it is forgotten then. The page's element keeps it, since first script and app share no state.
 */
export function keepStart(): void {
  dataset.start = 'kept';
  addEventListener('pointerdown', forgetStart, { once: true, capture: true });
  addEventListener('keydown', forgetStart, { once: true, capture: true });
}

/** Returns whether a start was kept, and forgets it. */
export function takeStart(): boolean {
  const isKept = dataset.start === 'kept';
  forgetStart();
  return isKept;
}

function forgetStart(): void {
  delete dataset.start;
}
