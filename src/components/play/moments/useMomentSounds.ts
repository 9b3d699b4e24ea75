import { useEffect } from 'react';
import type { OpaqueName } from '../../../../core/play/opaqueName.ts';
import { playSound } from '../../sound/playSound.ts';
import { useGame } from '../gameContext.ts';
import { openingOf } from '../openingOf.ts';
import { soundsOf } from './soundsOf.ts';

/** Sounds what comes about in the room, where sounds are wanted. */
export function useMomentSounds(): void {
  const { gameplay } = useGame();
  useEffect(
    () =>
      gameplay.getState().subscribeSights((events, { hadLock }) => {
        const opening = (item: OpaqueName) => openingOf(gameplay.getState().items[item]?.uri);
        for (const name of soundsOf(events, { hadLock, opening })) playSound(name);
      }),
    [gameplay],
  );
}
