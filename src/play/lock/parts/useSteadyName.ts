import { useRef, useState } from 'react';

/**
 * The accessible name of a control that includes its position. Some screen readers read out a name that
 * changes in focus, others do not. So the name stays as it was first read until the focus leaves, and the
 * change is announced in words: everyone hears it once. Pointer users are not announced anything.
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
