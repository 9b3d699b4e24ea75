import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the middle of a lock wider than its dialog, whenever its size changes. */
export function useCentred(isLarge: boolean): RefObject<HTMLDivElement | null> {
  const held = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size changes with it
  useEffect(() => {
    const dialog = held.current?.closest('dialog');
    const width = held.current?.querySelector('form')?.offsetWidth ?? 0;
    if (dialog) dialog.scrollLeft = Math.max(0, (width - dialog.clientWidth) / 2);
  }, [isLarge]);
  return held;
}
