import { useMemo, useRef } from 'react';
import type { ClientPoint, StageHandle } from '../../../game/ports.ts';

/** A way to ask a stage; before it stands it knows nothing. */
export function useStageHandle<Id extends string>() {
  const handle = useRef<StageHandle<Id> | null>(null);
  return useMemo(
    () => ({
      onReady: (stage: StageHandle<Id>) => {
        handle.current = stage;
      },
      /** Settles once the room can be seen as it is. */
      whenShown: async () => handle.current?.whenShown(),
      itemAt: (at: ClientPoint) => handle.current?.itemAt(at) ?? null,
    }),
    [],
  );
}
