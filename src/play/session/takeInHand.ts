import type { Action } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { GameplayData } from './gameplayState.ts';

interface Hand {
  get: () => Pick<GameplayData, 'selectedTool'>;
  set: (state: Pick<GameplayData, 'selectedTool'>) => void;
}

/** What is taken into the hand is there at once, and what it says is the judge's; answers how that is undone. */
export function takeInHand({ get, set }: Hand, action: Action<OpaqueName>): (() => void) | null {
  if (action.type !== 'select') return null;
  const { selectedTool } = get();
  set({ selectedTool: action.item });
  return () => set({ selectedTool });
}
