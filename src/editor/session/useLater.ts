import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/**
 * Returns the value for a part of the screen that takes long to draw: in a render of its own, which begins only once the
 * deferred parts are on the screen, and which the next click interrupts. Null before the first one.
 */
export function useLater<Value>(value: Value): Value | null {
  const shown = useDeferredValue(value);
  const [later, setLater] = useState<Value | null>(null);
  // React draws all deferred values together, so another deferred value would hold those up.
  useEffect(() => startTransition(() => setLater(() => shown)), [shown]);
  return later;
}
