/** Milliseconds: the second tap of a double tap comes sooner, a deliberate one later. */
export const REPEAT_WINDOW = 350;

/** Returns a function that detects the second tap of a double tap, and repeats of a held key. */
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
