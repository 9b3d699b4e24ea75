import { useWindow } from '../../shared/browser/useWindow.ts';
import { useGameplay } from './gameContext.ts';
import { useWide } from './wideChoice.ts';

/** Whether a close-up is seen on an upright phone: it has the height down to the words below it, whatever was chosen. */
export function useTallCloseUp(): boolean {
  const isNear = useGameplay(({ scene }) => scene?.kind === 'closeUp');
  return useWindow('uprightPhone') && isNear;
}

/** Whether the room has the whole window now. */
export function useWideRoom(): boolean {
  const isChosen = useWide();
  return !useTallCloseUp() && isChosen;
}
