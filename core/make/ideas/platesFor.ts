/** Returns words as they stand on a lock's plates: by their letters, and never in the order that opens it. */
export function platesFor(order: readonly string[]): readonly string[] {
  const sorted = order.toSorted();
  return sorted.join() === order.join() ? sorted.toReversed() : sorted;
}
