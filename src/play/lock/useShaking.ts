import { type RefObject, useEffect, useRef } from 'react';

const SWING = [0, -1, 1, -1, 1, -1, 0].map((side) => ({
  transform: `translateX(${side * 5}px) rotate(${side * 1.6}deg)`,
}));

/** Loose parts are pushed and fall back into their notch. */
const RATTLE = [0, -9, 6, -3, 0].map((y) => ({ transform: `translateY(${y}%)` }));
/** Milliseconds between the parts. */
const APART = 70;

/**
 * Shakes an element with each further wrong answer and rattles its loose parts; the focus and the entry stay.
 */
export function useShaking(wrongTries: number): RefObject<HTMLDivElement | null> {
  const shaken = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrongTries === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    shaken.current?.animate(SWING, 360);
    const loose = shaken.current?.querySelectorAll('[data-loose]') ?? [];
    for (const [place, part] of loose.entries())
      part.animate(RATTLE, { duration: 260, delay: place * APART, easing: 'ease-out' });
  }, [wrongTries]);
  return shaken;
}
