const { dataset } = document.documentElement;

/**
 * Returns what was done with a room's start button before the app was there, and forgets it; undefined for nothing. The
 * page's element keeps it (`showOpening`), since the first script and the app share no state.
 */
export function takeStart(): 'pressed' | 'focused' | undefined {
  const { start } = dataset;
  delete dataset.start;
  return start as ReturnType<typeof takeStart>;
}
