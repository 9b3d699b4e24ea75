import { createContext, useContext, useLayoutEffect } from 'react';

/**
 * Hides the site's notice about a lost connection while a page shows a more precise one, or shows it again.
 */
export const OwnOfflineContext = createContext<(isToldHere: boolean) => void>(() => {});

/** Hides that notice while the caller shows its own. */
export function useOwnOffline(isTelling: boolean): void {
  const tell = useContext(OwnOfflineContext);
  useLayoutEffect(() => {
    tell(isTelling);
    return () => tell(false);
  }, [tell, isTelling]);
}
