interface Watch {
  /** Null until the press comes; false once it meets, or leaves, something else. */
  hits: boolean | null;
  stop: () => void;
}

declare global {
  interface Window {
    /** The element that `findThing` has found last. */
    lastFound?: Element;
    pressWatch?: Watch;
  }
}

/**
 * Runs in the page: holds the events of the next press back unless the element that was found last is where it goes.
 * A busy page may move between the look and the press, which would then meet something else.
 */
export function watchPress(): void {
  const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;
  const wanted = window.lastFound;
  const watch: Watch = {
    hits: null,
    stop: () => {
      for (const kind of kinds) window.removeEventListener(kind, check, true);
    },
  };
  function check(event: MouseEvent) {
    watch.hits ??= isOver(event);
    if (event.type === 'pointerup' && hasMovedAway(event)) watch.hits = false;
    if (watch.hits) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function isOver({ clientX, clientY }: MouseEvent): boolean {
    if (!wanted?.isConnected) return false;
    const { left, right, top, bottom } = wanted.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  }
  /** Whether it moved after it was pressed, which would lose the click. A press may also remove it, as it was meant to. */
  function hasMovedAway(event: MouseEvent): boolean {
    return Boolean(wanted?.isConnected) && !isOver(event);
  }
  window.pressWatch?.stop();
  window.pressWatch = watch;
  for (const kind of kinds) window.addEventListener(kind, check, true);
}

/** Runs in the page: ends the watch, and returns false if the press would have met something else. A press that led to a new page leaves no watch. */
export function endPressWatch(): boolean {
  const { pressWatch } = window;
  pressWatch?.stop();
  delete window.pressWatch;
  return pressWatch?.hits !== false;
}
