import { useCallback, useState } from 'react';

/** Of the window's height: as far away something is near. Browsers fetch lazy pictures from two windows away and more. */
const MARGIN = '10% 0px';

/** Whether what is watched has come near the window, from then on for good. */
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
