import { useCallback, useState } from 'react';

/**
 * Distance that counts as near, in percent of the window's height. Browsers themselves load lazy images already when
 * these are two windows away and more.
 */
const MARGIN = '10% 0px';

/** Whether a watched element has come near the window; stays true. */
export function useNear() {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: Element) => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { watch, isNear };
}
