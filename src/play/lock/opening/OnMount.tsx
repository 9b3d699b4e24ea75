import { useEffect, useEffectEvent } from 'react';

/** Calls `onThere` once the elements before it are mounted and listening. */
export function OnMount({ onThere }: { onThere: () => void }): null {
  const tell = useEffectEvent(onThere);
  useEffect(() => tell(), []);
  return null;
}
