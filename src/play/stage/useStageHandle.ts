import { useMemo, useRef } from 'react';
import type { ClientPoint, StageHandle } from '../../../game/ports.ts';

/** Asks a stage; before the stage is ready, results are empty. */
export function useStageHandle<Id extends string>() {
  const handle = useRef<StageHandle<Id> | null>(null);
  return useMemo(
    () => ({
      onReady: (stage: StageHandle<Id>) => {
        handle.current = stage;
      },
      /** Settles once the room is drawn. */
      whenShown: async () => handle.current?.whenShown(),
      itemAt: (at: ClientPoint) => handle.current?.itemAt(at) ?? null,
      positionAt: (at: ClientPoint) => handle.current?.positionAt(at) ?? null,
    }),
    [],
  );
}
