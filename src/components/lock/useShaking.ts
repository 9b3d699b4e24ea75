import { type RefObject, useEffect, useRef } from 'react';

const SWING = [0, -1, 1, -1, 1, -1, 0].map((side) => ({
  transform: `translateX(${side * 5}px) rotate(${side * 1.6}deg)`,
}));

/** Shakes something with each further wrong try; what is held and focused on it stays so. */
export function useShaking(wrongTries: number): RefObject<HTMLDivElement | null> {
  const shaken = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrongTries === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    shaken.current?.animate(SWING, 360);
  }, [wrongTries]);
  return shaken;
}
