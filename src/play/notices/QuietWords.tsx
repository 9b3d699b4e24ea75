import { useWindow } from '../../shared/browser/useWindow.ts';
import { useGameStatus } from '../table/gameContext.ts';
import { useOfferOnce } from '../table/useOfferOnce.ts';
import { useTallCloseUp } from '../table/useWideRoom.ts';
import { LastRead } from './LastRead.tsx';
import { TurnNudge } from './TurnNudge.tsx';
import { useOverRoom } from './useOverRoom.ts';

/**
 * On an upright phone that shows the whole room or a close-up, the place below it while nothing is said: first the ways
 * to a larger room, then what was read last. Nothing in a pause (P2).
 */
export function QuietWords() {
  const { areCaptionsOver } = useOverRoom();
  const isTouch = useWindow('touch');
  const isCloseUp = useTallCloseUp();
  const isPaused = useGameStatus((s) => s.isPaused);
  const { isOffered, dismiss } = useOfferOnce('turn-nudge');
  if (areCaptionsOver || isPaused) return null;
  // A narrow window of a computer cannot be turned.
  return isOffered && isTouch && !isCloseUp ? <TurnNudge onKnown={dismiss} /> : <LastRead />;
}
