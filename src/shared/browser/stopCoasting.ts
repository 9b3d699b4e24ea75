/**
 * The `ref` of what a finger drags. After a quick drag Chromium coasts on, also where `touch-action` keeps anything from
 * scrolling, and the next tap does nothing but end that: a lock would not be tried. A move that is cancelled starts no coasting.
 */
export function stopCoasting(element: HTMLElement): () => void {
  return stopCoastingWhile(() => true)(element);
}

/** The same for what is dragged only sometimes, and else may be scrolled by. */
export function stopCoastingWhile(isDragged: () => boolean): (element: HTMLElement) => () => void {
  return (element) => {
    const cancel = (event: TouchEvent) => {
      if (event.cancelable && isDragged()) event.preventDefault();
    };
    // Not by React, whose listeners for it are passive.
    element.addEventListener('touchmove', cancel, { passive: false });
    return () => element.removeEventListener('touchmove', cancel);
  };
}
