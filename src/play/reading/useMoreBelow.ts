import type { RefObject } from 'react';
import { useScrolled } from './useScrolled.ts';

/** Pixels of rounding error that do not count as hidden text. */
const ROUNDING = 2;

type Scrolled = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** Whether a scrolled element continues below its visible part. */
export function goesOn({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean {
  return scrollHeight - clientHeight - scrollTop > ROUNDING;
}

/** Marks a scrolled element with `data-goes-on` while it continues below (`GOES_ON` shows that). */
export function useMoreBelow<Scroller extends HTMLElement>(): RefObject<Scroller | null> {
  return useScrolled<Scroller>(markGoingOn);
}

function markGoingOn(element: HTMLElement): void {
  element.toggleAttribute('data-goes-on', goesOn(element));
}

/** Fades the last visible line, since phones show no scroll bar. */
export const GOES_ON = {
  '&[data-goes-on]': { maskImage: 'linear-gradient(0deg, transparent, rgb(0 0 0 / 0.5) 1.5rem, #000 3rem)' },
} as const;
