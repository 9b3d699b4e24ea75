/** A thing's real size in centimetres, seen from the front: its height, or its width where it lies flat or is long and low. */
export type RealSize = { height: number } | { width: number };

/** The real height of every door, which all else is measured by. */
export const DOOR_HEIGHT_CM = 210;

/** From this size on things are drawn as large as they are beside the door. */
export const TRUE_TO_SCALE_CM = 60;
/** What a key or a coin is enlarged by at most. */
export const MOST_ENLARGED = 8;
/** The smaller a thing, the more: one of a sixteenth of the size is drawn half as large. */
const STEEPNESS = 0.75;

/** How much larger than life a thing of a real size is drawn, so that a key is still seen and hit beside a wardrobe. */
export function enlargementOf(centimetres: number): number {
  return Math.min(MOST_ENLARGED, Math.max(1, (TRUE_TO_SCALE_CM / centimetres) ** STEEPNESS));
}

/** How large, beside a door of its real height, a thing is drawn by that, in centimetres. */
export function drawnSizeOf(centimetres: number): number {
  return centimetres * enlargementOf(centimetres);
}
