/**
 * The `ref` of something dragged by finger. After a quick drag Chromium believes that the page still coasts, even if
 * `touch-action` prevents scrolling. The next tap then only stops the coasting, so a lock would not be tried.
 * Cancelling the moves prevents that.
 */
export function stopCoasting(element: HTMLElement): () => void {
  return stopCoastingWhile(() => true)(element);
}

/** Like `stopCoasting`, for elements that are dragged only sometimes and otherwise scroll. */
export function stopCoastingWhile(isDragged: () => boolean): (element: HTMLElement) => () => void {
  return (element) => {
    const cancel = (event: TouchEvent) => {
      if (event.cancelable && isDragged()) event.preventDefault();
    };
    // Added here, since React's own listeners for touch moves are passive and cannot cancel them.
    element.addEventListener('touchmove', cancel, { passive: false });
    return () => element.removeEventListener('touchmove', cancel);
  };
}
