import { useEffect, useRef } from 'react';

/** Milliseconds after which a lock is shown even if pictures are missing. */
const PATIENCE = 6000;

/**
 * Calls `onDrawn` once all pictures of the surrounding lock are loaded: keys without a body would float in
 * the air.
 */
export function OnLoaded({ onDrawn }: { onDrawn: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The lock is drawn once, when it is taken into the hand.
  useEffect(() => {
    const timer = setTimeout(onDrawn, PATIENCE);
    const pictures = [...(place.current?.closest('form')?.querySelectorAll('img') ?? [])];
    // A picture that fails to load is not waited for.
    void Promise.allSettled(pictures.filter(isSeen).map((picture) => picture.decode())).then(onDrawn);
    return () => clearTimeout(timer);
  }, []);
  return <span ref={place} hidden />;
}

function isSeen({ style }: HTMLElement): boolean {
  return style.visibility !== 'hidden';
}
