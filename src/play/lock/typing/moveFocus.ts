import type { KeyboardEvent } from 'react';
import { FIELD } from './useEarlyKeys.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the focus with an arrow key to the nearest control in that direction; controls that use arrows
 * themselves keep them.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const way = ARROWS[event.key];
  const from = event.target;
  if (!way || event.defaultPrevented || !(from instanceof HTMLElement) || from.matches(FIELD)) return;
  const others = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'button:not(:disabled, [tabindex="-1"]), [tabindex="0"]',
    ),
  ];
  const costs = others.map((other) => costOf(middleOf(from), middleOf(other), way));
  const least = Math.min(...costs);
  if (!Number.isFinite(least)) return;
  event.preventDefault();
  others[costs.indexOf(least)]?.focus();
}

/** The distance in that direction. Sideways offset counts double; controls behind do not count. */
function costOf(
  [x, y]: readonly [number, number],
  [ox, oy]: readonly [number, number],
  [dx, dy]: readonly [number, number],
): number {
  const ahead = (ox - x) * dx + (oy - y) * dy;
  const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
  return ahead > 4 && ahead * 2 > aside ? ahead + aside * 2 : Number.POSITIVE_INFINITY;
}

function middleOf(element: HTMLElement): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
