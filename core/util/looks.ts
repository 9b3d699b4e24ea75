/**
 * The number of looks, the core's unit of work, since the core was loaded: folded or searched characters, examined
 * rules, covers and points. Tests and benchmarks measure the cost of a room by it (S5), independent of the machine;
 * nothing else reads it.
 */
let looks = 0;

export function countLooks(more: number): void {
  looks += more;
}

/** Returns the count so far. */
export function looksSoFar(): number {
  return looks;
}

/** Returns how much work a function does. */
export function looksOf(run: () => void): number {
  const before = looks;
  run();
  return looks - before;
}
