import { useEffect, useState } from 'react';

/** Whether Shift is held, so that a click adds to the selection. */
export function useIsShiftHeld(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onKey = ({ shiftKey }: KeyboardEvent) => setHeld(shiftKey);
    window.addEventListener('keydown', onKey, { signal });
    window.addEventListener('keyup', onKey, { signal });
    window.addEventListener('blur', () => setHeld(false), { signal });
    return () => stop.abort();
  }, []);
  return isHeld;
}
