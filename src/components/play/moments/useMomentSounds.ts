import { useEffect, useRef } from 'react';
import { playSound } from '../../sound/playSound.ts';
import { useGame, useGameplay } from '../gameContext.ts';
import { soundsOf } from './soundsOf.ts';

/** Sounds what comes about in the room, where sounds are wanted. */
export function useMomentSounds(): void {
  const { gameplay } = useGame();
  const hasLock = useGameplay((s) => s.dialog?.type === 'password');
  const hadLock = useRef(false);
  useEffect(() => {
    hadLock.current = hasLock;
  }, [hasLock]);
  useEffect(
    () =>
      gameplay.getState().subscribeEvents((events) => {
        for (const name of soundsOf(events, { hasLock: hadLock.current })) playSound(name);
      }),
    [gameplay],
  );
}
