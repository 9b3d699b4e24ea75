import { type RefObject, useEffect, useRef } from 'react';

/** Has an element marked by how far it is scrolled: as it is scrolled, and as it or what lies in it gets another size. */
export function useScrolled<Scroller extends HTMLElement>(
  mark: (scroller: Scroller) => void,
): RefObject<Scroller | null> {
  const scroller = useRef<Scroller>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const markNow = () => mark(element);
    const sizes = new ResizeObserver(markNow);
    // Words may come later than their box: a sign's picture, a font.
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
