import { createContext, useContext, useLayoutEffect } from 'react';

/** Folds the site's bar into its mark, or unfolds it; nothing where there is no bar, as in another site's frame. */
export const FoldBarContext = createContext<(isFolded: boolean) => void>(() => {});

/** As long as the caller is on the screen, the site's bar is but its mark: the whole window is for the room. */
export function useFoldedBar(): void {
  const fold = useContext(FoldBarContext);
  useLayoutEffect(() => {
    fold(true);
    return () => fold(false);
  }, [fold]);
}
