import { createContext, useContext, useLayoutEffect } from 'react';

/**
 * Folds the site's bar to its logo and hides the banners, or restores both. In another site's frame there is
 * no bar, only banners.
 */
export const FoldBarContext = createContext<(isFolded: boolean) => void>(() => {});

/**
 * Folds the site's bar and hides its banners while the caller is mounted, so that the room has the whole
 * window.
 */
export function useFoldedBar(): void {
  const fold = useContext(FoldBarContext);
  useLayoutEffect(() => {
    fold(true);
    return () => fold(false);
  }, [fold]);
}
