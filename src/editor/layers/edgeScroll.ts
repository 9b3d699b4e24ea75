/** CSS pixels from an edge of the list within which a dragged row scrolls it. */
const ZONE = 48;
/** CSS pixels a millisecond, at the edge and beyond it. */
const FASTEST = 0.6;

/**
 * How fast the list scrolls while a row is dragged at `y`, in CSS pixels a millisecond: negative upwards, 0 away from
 * the list's edges.
 */
export function scrollSpeed({ top, bottom }: { top: number; bottom: number }, y: number): number {
  const zone = Math.min(ZONE, (bottom - top) / 4);
  const up = Math.max(0, top + zone - y);
  const down = Math.max(0, y - (bottom - zone));
  return (Math.min(down, zone) - Math.min(up, zone)) * (FASTEST / zone);
}

/** Scrolls the element around a list while a row is dragged near its upper or lower edge. */
export function createEdgeScroll() {
  let frame = 0;

  function stop(): void {
    cancelAnimationFrame(frame);
  }

  /** Scrolls on while the dragged row is at `y`, if that is near an edge. Calls `onScroll` after each step. */
  function follow(list: HTMLElement, y: number, onScroll: () => void): void {
    stop();
    const scroller = scrollerOf(list);
    if (!scroller) return;
    const speed = scrollSpeed(shownPart(scroller), y);
    if (speed === 0) return;
    const furthest = scroller.scrollHeight - scroller.clientHeight;
    // The position is kept here, since a browser may round `scrollTop`.
    let place = scroller.scrollTop;
    let last: number | null = null;
    const step = (now: number) => {
      place = Math.min(Math.max(place + speed * (now - (last ?? now)), 0), furthest);
      last = now;
      scroller.scrollTo({ top: place, behavior: 'instant' });
      onScroll();
      if (speed < 0 ? place > 0 : place < furthest) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  }

  return { follow, stop };
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  const { parentElement: parent } = element;
  if (!parent) return null;
  const scrolls = ['auto', 'scroll'].includes(getComputedStyle(parent).overflowY);
  return scrolls && parent.scrollHeight > parent.clientHeight ? parent : scrollerOf(parent);
}

/** The part of the element that is within the window. */
function shownPart(scroller: HTMLElement): { top: number; bottom: number } {
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: Math.max(top, 0), bottom: Math.min(bottom, window.innerHeight) };
}
