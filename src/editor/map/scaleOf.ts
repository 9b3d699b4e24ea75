interface Size {
  width: number;
  height: number;
}

/** Words of nodes can still be read at this. */
const LEGIBLE = 0.72;
/** Smaller, nothing could be told from anything: the rest is scrolled. */
const SMALLEST = 0.25;

/** At which size all of a map is seen in its place, at most its own. */
export function scaleToFit(map: Size, place: Size | null): number {
  if (!place) return 1;
  return Math.max(Math.min(1, place.width / map.width, place.height / map.height), SMALLEST);
}

/** The size a map is shown at: as its reader wants it, who has not said so sees it whole as long as it can be read. */
export function scaleOf(fitting: number, isWanted: boolean | null): number {
  return (isWanted ?? fitting >= LEGIBLE) ? fitting : 1;
}
