import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';
import type { Place } from './placeTeams.ts';

const SLIDE = { duration: 420, easing: 'cubic-bezier(0.3, 0.9, 0.4, 1)' };

/** Lets cards slide to their new places, so that the eye can follow. */
export function useSlide(ground: RefObject<HTMLElement | null>, places: readonly Place[]): void {
  const former = useRef(new Map<string, readonly [left: number, top: number]>());
  const isStill = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new places move cards
  useLayoutEffect(() => {
    const now = new Map<string, readonly [number, number]>();
    for (const card of ground.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
      const name = card.dataset.card ?? '';
      const at = [card.offsetLeft, card.offsetTop] as const;
      now.set(name, at);
      const [left, top] = former.current.get(name) ?? at;
      if (isStill || (left === at[0] && top === at[1])) continue;
      card.animate([{ translate: `${left - at[0]}px ${top - at[1]}px` }, { translate: '0 0' }], SLIDE);
    }
    former.current = now;
  }, [places, isStill]);
}
