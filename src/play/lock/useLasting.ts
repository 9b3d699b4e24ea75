import { useEffect, useState } from 'react';

/** Whether a condition has held for this number of milliseconds. */
export function useLasting(isSo: boolean, least: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), least);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, least]);
  return lasts;
}
