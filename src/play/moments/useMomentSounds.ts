import { useEffect } from 'react';
import { openingOf } from '../../../core/catalogue/openings.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { REVEAL_DELAY } from '../../../core/play/view/revealDelay.ts';
import { playSound } from '../sound/playSound.ts';
import { useGame } from '../table/gameContext.ts';
import { onceSeen } from './onceSeen.ts';
import { soundsOf } from './soundsOf.ts';

/** Plays the sounds of events in the room, if sound is on. */
export function useMomentSounds(whenShown: () => Promise<void>): void {
  const { gameplay } = useGame();
  useEffect(
    () =>
      gameplay.getState().subscribeSights((events, { hadLock }) => {
        const opening = (item: OpaqueName) => openingOf(gameplay.getState().items[item]?.uri);
        const [main, ...after] = soundsOf(events, { hadLock, opening });
        if (!main) return;
        onceSeen(whenShown, () => {
          playSound(main);
          for (const name of after) setTimeout(playSound, REVEAL_DELAY, name);
        });
      }),
    [gameplay, whenShown],
  );
}
