let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop, before work that takes some milliseconds, such as judging an action in
 * a large room or reading one. Without it forty simultaneous tasks would run in one go and block all other
 * requests.
 */
export function takeLoopTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
  return last;
}
