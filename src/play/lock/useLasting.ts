import { useEffect, useState } from 'react';

/** Whether something has been so for a while, in milliseconds. */
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
