import { useEffect } from 'react';
import { playSound } from '../../sound/playSound.ts';
import { useGame } from '../gameContext.ts';
import { soundsOf } from './soundsOf.ts';

/** Sounds what comes about in the room, where sounds are wanted. */
export function useMomentSounds(): void {
  const { gameplay } = useGame();
  useEffect(
    () =>
      gameplay.getState().subscribeSights((events, moment) => {
        for (const name of soundsOf(events, moment)) playSound(name);
      }),
    [gameplay],
  );
}
