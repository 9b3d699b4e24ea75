const { dataset } = document.documentElement;

/**
 * Returns whether a room's start was pressed before the app was there, and forgets it. The page's element keeps it
 * (`showOpening`), since the first script and the app share no state.
 */
export function takeStart(): boolean {
  const isKept = dataset.start !== undefined;
  delete dataset.start;
  return isKept;
}
