import { useEffect, useRef } from 'react';

/** Milliseconds after which a lock is shown as far as it has come. */
const PATIENCE = 6000;

/** Tells once when all pictures of the lock it stands in are there: keys without a body would hang in the air. */
export function WhenDrawn({ onDrawn }: { onDrawn: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The lock is drawn once, when it is taken into the hand.
  useEffect(() => {
    const timer = setTimeout(onDrawn, PATIENCE);
    const pictures = [...(place.current?.closest('form')?.querySelectorAll('img') ?? [])];
    // One that cannot be had is not waited for.
    void Promise.allSettled(pictures.filter(isSeen).map((picture) => picture.decode())).then(onDrawn);
    return () => clearTimeout(timer);
  }, []);
  return <span ref={place} hidden />;
}

function isSeen({ style }: HTMLElement): boolean {
  return style.visibility !== 'hidden';
}
