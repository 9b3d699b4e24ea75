import { useRef, useState } from 'react';

/**
 * The name of a control that tells where it lies, and changes with it. Some screen readers read out a name that changes in
 * focus, others do not: it keeps the one that it was read with until the focus leaves it, and the change is told in words. So
 * each hears it once. Who points at it is not read to.
 */
export function useSteadyName(name: string) {
  const [kept, setKept] = useState<string | null>(null);
  const isPointedAt = useRef(false);
  function point(isPointed: boolean) {
    isPointedAt.current = isPointed;
    setKept(null);
  }
  return {
    'aria-label': kept ?? name,
    onFocus: () => setKept(isPointedAt.current ? null : name),
    onPointerDown: () => point(true),
    onKeyDown: () => {
      if (isPointedAt.current) setKept(name);
      isPointedAt.current = false;
    },
    onBlur: () => point(false),
  };
}
