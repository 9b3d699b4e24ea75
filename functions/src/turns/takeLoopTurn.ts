let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop of one's own, to do then what takes the processor for some milliseconds: to judge an action in a large
 * room, to read one. Forty that are ready at the same moment would be done in one go, and nobody be answered meanwhile.
 */
export function takeLoopTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
  return last;
}
