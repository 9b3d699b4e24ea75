import { useEffect, useEffectEvent } from 'react';

/** Tells once when what stands before it is there, and listens. */
export function WhenThere({ onThere }: { onThere: () => void }): null {
  const tell = useEffectEvent(onThere);
  useEffect(() => tell(), []);
  return null;
}
