import { type RefObject, useEffect, useRef } from 'react';

/** Pixels: what is rounded is no text. */
const ROUNDING = 2;

type Scrolled = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** Whether what is scrolled goes on below what is seen of it. */
export function goesOn({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean {
  return scrollHeight - clientHeight - scrollTop > ROUNDING;
}

/** Marks what is scrolled with `data-goes-on` for as long as it goes on below (`GOES_ON` shows that). */
export function useMoreBelow<Scroller extends HTMLElement>(): RefObject<Scroller | null> {
  const scroller = useRef<Scroller>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const mark = () => element.toggleAttribute('data-goes-on', goesOn(element));
    const sizes = new ResizeObserver(mark);
    // Words may come later than their box: a sign's picture, a font.
    for (const sized of [element, ...element.children]) sizes.observe(sized);
    element.addEventListener('scroll', mark, { passive: true });
    mark();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', mark);
    };
  });
  return scroller;
}

/** Its last line fades: that says more than a scroll bar, which phones do not show. */
export const GOES_ON = {
  '&[data-goes-on]': { maskImage: 'linear-gradient(0deg, transparent, rgb(0 0 0 / 0.5) 1.5rem, #000 3rem)' },
} as const;
