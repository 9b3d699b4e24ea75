import { useSyncExternalStore } from 'react';
import type { PlayPort, PlayStageState } from '../../../game/ports.ts';

/**
 * Returns a part of what the stage shows. A component that asks for a part is not rendered for changes of the others,
 * such as for each frame of a pan.
 */
export function useStage<Part>(port: PlayPort, select: (state: PlayStageState) => Part): Part {
  return useSyncExternalStore(port.subscribe, () => select(port.getState()));
}
