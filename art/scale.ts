/** A thing's real size in centimetres, seen from the front: its height, or its width where it lies flat or is long and low. */
export type RealSize = { height: number } | { width: number };

/** The real height of every door, the reference for all other sizes. */
export const DOOR_HEIGHT_CM = 210;

/** From this size on, items are drawn true to scale beside the door. */
export const TRUE_TO_SCALE_CM = 60;
/** The largest enlargement, of a key or a coin. */
export const MOST_ENLARGED = 8;
/** The exponent of the enlargement: a thing of a sixteenth of the size is drawn half as large. */
const STEEPNESS = 0.75;

/**
 * Returns the enlargement of an item with a real size, so that a key is still visible and clickable beside a
 * wardrobe.
 */
export function enlargementOf(centimetres: number): number {
  return Math.min(MOST_ENLARGED, Math.max(1, (TRUE_TO_SCALE_CM / centimetres) ** STEEPNESS));
}

/** Returns the drawn size in centimetres, beside a door of its real height. */
export function drawnSizeOf(centimetres: number): number {
  return centimetres * enlargementOf(centimetres);
}
