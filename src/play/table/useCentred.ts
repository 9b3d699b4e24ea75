import { type RefObject, useEffect, useRef } from 'react';

/** Shows the middle of a lock that may be wider than the dialog that it lies in, whenever it has been made larger or smaller. */
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
