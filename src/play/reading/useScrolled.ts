import { type RefObject, useEffect, useRef } from 'react';

/** Calls `mark` as the element scrolls, and as it or its content changes size. */
export function useScrolled<Scroller extends HTMLElement>(
  mark: (scroller: Scroller) => void,
): RefObject<Scroller | null> {
  const scroller = useRef<Scroller>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const markNow = () => mark(element);
    const sizes = new ResizeObserver(markNow);
    // Content may change size later: a sign's picture or a font loads.
    for (const sized of [element, ...element.children]) sizes.observe(sized);
    element.addEventListener('scroll', markNow, { passive: true });
    markNow();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', markNow);
    };
  });
  return scroller;
}
