import { useLayoutEffect, useRef } from 'react';

/** Milliseconds after which a lock is shown even if pictures are missing. */
const PATIENCE = 6000;

/**
 * Calls `onDrawn` once all pictures of the surrounding lock are loaded: keys without a body would float in
 * the air. A lock whose pictures the browser still has, such as one that was just put down, is drawn at once: a slow
 * machine would show its placeholder again.
 */
export function OnLoaded({ onDrawn }: { onDrawn: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The lock is drawn once, when it is taken into the hand.
  useLayoutEffect(() => {
    const pictures = [...(place.current?.closest('form')?.querySelectorAll('img') ?? [])].filter(isSeen);
    if (pictures.every(({ complete }) => complete)) {
      onDrawn();
      return;
    }
    const timer = setTimeout(onDrawn, PATIENCE);
    // A picture that fails to load is not waited for.
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(onDrawn);
    return () => clearTimeout(timer);
  }, []);
  return <span ref={place} hidden />;
}

function isSeen({ style }: HTMLElement): boolean {
  return style.visibility !== 'hidden';
}
