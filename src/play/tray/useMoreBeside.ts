import type { RefObject } from 'react';
import { useScrolled } from '../reading/useScrolled.ts';

/** Pixels of rounding error that do not count as hidden. */
const ROUNDING = 2;

type Scrolled = Pick<
  HTMLElement,
  'scrollLeft' | 'clientWidth' | 'scrollWidth' | 'scrollTop' | 'clientHeight' | 'scrollHeight'
>;

/** Whether content is hidden before and after the visible part of a scrolled row, or of a column. */
export function hiddenEnds(element: Scrolled): { before: boolean; after: boolean } {
  const isRow = element.scrollWidth - element.clientWidth > ROUNDING;
  const at = isRow ? element.scrollLeft : element.scrollTop;
  const hidden = isRow
    ? element.scrollWidth - element.clientWidth
    : element.scrollHeight - element.clientHeight;
  return { before: at > ROUNDING, after: hidden - at > ROUNDING };
}

/**
 * Marks a scrolled element with `data-more-before` and `data-more-after` (`MORE_BESIDE` shows them), and with
 * `data-scrolls` if it can scroll.
 */
export function useMoreBeside<Scroller extends HTMLElement>(): RefObject<Scroller | null> {
  return useScrolled<Scroller>(markEnds);
}

function markEnds(element: HTMLElement): void {
  const { before, after } = hiddenEnds(element);
  element.toggleAttribute('data-more-before', before);
  element.toggleAttribute('data-more-after', after);
  element.toggleAttribute('data-scrolls', before || after);
}

/**
 * Fades the end where it continues, to the right unless `--way` says otherwise, since phones show no scroll
 * bar.
 */
export const MORE_BESIDE = {
  '&[data-more-before]': { '--before': '2.25rem' },
  '&[data-more-after]': { '--after': '2.25rem' },
  '&[data-scrolls]': {
    maskImage:
      'linear-gradient(var(--way, to right), transparent, #000 var(--before, 0px), #000 calc(100% - var(--after, 0px)), transparent)',
  },
} as const;
