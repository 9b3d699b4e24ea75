/**
 * The `ref` of something dragged by finger. After a quick drag Chromium coasts on, even if `touch-action`
 * prevents scrolling, and the next tap only ends that, so a lock would not be tried. A cancelled move starts
 * no coasting.
 */
export function stopCoasting(element: HTMLElement): () => void {
  return stopCoastingWhile(() => true)(element);
}

/** The same for elements that are dragged only sometimes and otherwise scroll. */
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
