type Struck = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** Whether a key belongs to a composition, as in Japanese input, where Enter only accepts a word. */
function isComposed({ isComposing, keyCode }: Struck): boolean {
  // Safari ends the composition before its Enter, which keeps the key code of composed keys.
  return isComposing || keyCode === 229;
}

/**
 * Hides keys of compositions from all key listeners of this window, ours and the libraries', in one place, so
 * that no listener can forget it. Call it before any other listens; typing still works. Returns a function
 * that ends it.
 */
export function ignoreCompositions(): () => void {
  const stop = new AbortController();
  window.addEventListener('keydown', (event) => isComposed(event) && event.stopImmediatePropagation(), {
    capture: true,
    signal: stop.signal,
  });
  return () => stop.abort();
}
