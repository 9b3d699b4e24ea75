type Struck = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** Whether a key belongs to a composition, as when Japanese is written: its Enter takes a word, and nothing else. */
function isComposed({ isComposing, keyCode }: Struck): boolean {
  // Safari has ended the composition by its Enter, which keeps the code of composed keys.
  return isComposing || keyCode === 229;
}

/**
 * Keeps the keys of compositions from everything that listens to keys in this window, ours and the libraries', in one
 * place: no listener can forget to ask. Has to be called before any other listens; the text itself is written all the
 * same. Answers what ends it.
 */
export function ignoreCompositions(): () => void {
  const stop = new AbortController();
  window.addEventListener('keydown', (event) => isComposed(event) && event.stopImmediatePropagation(), {
    capture: true,
    signal: stop.signal,
  });
  return () => stop.abort();
}
