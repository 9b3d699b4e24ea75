import type { RefObject } from 'react';
import { useScrolled } from './useScrolled.ts';

/** Pixels: what is rounded is no text. */
const ROUNDING = 2;

type Scrolled = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** Whether what is scrolled goes on below what is seen of it. */
export function goesOn({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean {
  return scrollHeight - clientHeight - scrollTop > ROUNDING;
}

/** Marks what is scrolled with `data-goes-on` for as long as it goes on below (`GOES_ON` shows that). */
export function useMoreBelow<Scroller extends HTMLElement>(): RefObject<Scroller | null> {
  return useScrolled<Scroller>(markGoingOn);
}

function markGoingOn(element: HTMLElement): void {
  element.toggleAttribute('data-goes-on', goesOn(element));
}

/** Its last line fades: that says more than a scroll bar, which phones do not show. */
export const GOES_ON = {
  '&[data-goes-on]': { maskImage: 'linear-gradient(0deg, transparent, rgb(0 0 0 / 0.5) 1.5rem, #000 3rem)' },
} as const;
