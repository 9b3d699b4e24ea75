/** Milliseconds: the second tap of a double tap comes within them, a second thought does not. */
export const REPEAT_WINDOW = 350;

/** Tells the second tap of a double tap, and the repeats of a key held down, from a new action of the same kind. */
export function createRepeatGuard(now: () => number): (key: string) => boolean {
  let lastKey = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  return (key) => {
    const at = now();
    const isRepeat = key === lastKey && at - lastAt < REPEAT_WINDOW;
    lastKey = key;
    lastAt = at;
    return isRepeat;
  };
}
