/**
 * All that was looked at since the core was loaded: characters that were folded or searched, rules, covers and points. Tests and benchmarks tell by it what a
 * room costs (S5), whatever the machine; nothing else reads it.
 */
let looks = 0;

export function countLooks(more: number): void {
  looks += more;
}

/** How many have been taken. */
export function looksSoFar(): number {
  return looks;
}

/** How many looks something takes. */
export function looksOf(run: () => void): number {
  const before = looks;
  run();
  return looks - before;
}
