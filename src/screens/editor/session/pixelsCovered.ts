type Place = Pick<DOMRect, 'top' | 'bottom' | 'left'>;

/** How far the panel's top lies under the room above it, or above the room beside it; in CSS pixels, negative where it is in sight. */
export function pixelsCovered(room: Place, panel: Place): number {
  const isBelow = room.left === panel.left;
  return (isBelow ? room.bottom : room.top) - panel.top;
}
