import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After navigating to another page: scrolls to its top and focuses it, so that screen readers and Tab start
 * there. Replaced addresses (a new room gets its id) and the back button leave both alone.
 */
export function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isStep = useNavigationType() === 'PUSH';
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (!isStep) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, isStep]);
  return main;
}
