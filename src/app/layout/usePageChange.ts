import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a step to another page: scrolls to its top and moves the focus to it, so that screen readers and Tab start there.
 * A replaced address (a room that got its id while being edited) and the back button leave both alone.
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
