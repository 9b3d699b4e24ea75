import { createContext, useContext, useLayoutEffect } from 'react';

/** Hides the site's word on a lost connection while a page says more about it, or shows it again. */
export const OwnOfflineContext = createContext<(isToldHere: boolean) => void>(() => {});

/** Hides it while the caller says that there is no connection. */
export function useOwnOffline(isTelling: boolean): void {
  const tell = useContext(OwnOfflineContext);
  useLayoutEffect(() => {
    tell(isTelling);
    return () => tell(false);
  }, [tell, isTelling]);
}
