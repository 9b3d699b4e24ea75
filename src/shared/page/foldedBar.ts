import { createContext, useContext, useLayoutEffect } from 'react';

/** Folds the site's bar into its mark and keeps its banners away, or brings them back; in another site's frame there are only these. */
export const FoldBarContext = createContext<(isFolded: boolean) => void>(() => {});

/** As long as the caller is on the screen, the site's bar is but its mark and has no banners: the whole window is for the room. */
export function useFoldedBar(): void {
  const fold = useContext(FoldBarContext);
  useLayoutEffect(() => {
    fold(true);
    return () => fold(false);
  }, [fold]);
}
