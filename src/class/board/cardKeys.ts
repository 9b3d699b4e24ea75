/** A card's box in the window. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels by which the tops of cards in one row may differ. */
const SAME_ROW = 8;

/**
 * Returns the index of the card that an arrow leads to from a card; null if there is none. Left and right go through the
 * cards in their order, up and down to the nearest card of the next row, across bands.
 */
export function cardBeside(boxes: readonly Box[], from: number, key: string): number | null {
  const start = boxes[from];
  if (!start) return null;
  if (key === 'ArrowRight') return from + 1 < boxes.length ? from + 1 : null;
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : null;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  const isDown = key === 'ArrowDown';
  const beyond = boxes.filter(({ top }) =>
    isDown ? top > start.top + SAME_ROW : top < start.top - SAME_ROW,
  );
  const tops = beyond.map(({ top }) => top);
  const row = isDown ? Math.min(...tops) : Math.max(...tops);
  const middle = (box: Box) => (box.left + box.right) / 2;
  const [nearest] = beyond
    .filter(({ top }) => Math.abs(top - row) <= SAME_ROW)
    .toSorted(
      (one, other) => Math.abs(middle(one) - middle(start)) - Math.abs(middle(other) - middle(start)),
    );
  return nearest ? boxes.indexOf(nearest) : null;
}
