interface Size {
  width: number;
  height: number;
}

/** The smallest scale at which the text of nodes is readable. */
const LEGIBLE = 0.72;
/** Smallest scale; beyond it the map scrolls. */
const SMALLEST = 0.25;

/** The scale at which the whole map fits, at most 1. */
export function scaleToFit(map: Size, place: Size | null): number {
  if (!place) return 1;
  return Math.max(Math.min(1, place.width / map.width, place.height / map.height), SMALLEST);
}

/** The scale shown: as the user chose; otherwise the whole map if it stays readable. */
export function scaleOf(fitting: number, isWanted: boolean | null): number {
  return (isWanted ?? fitting >= LEGIBLE) ? fitting : 1;
}
