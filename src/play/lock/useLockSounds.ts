import { useEffect } from 'react';
import type { FaceType } from '../../../core/lock/model.ts';
import { playSound } from '../sound/playSound.ts';
import type { SoundName } from '../sound/sounds.ts';
import type { LockState } from './parts/StatusLamp.tsx';

/** The sounds of each face while it is operated and as it opens; piano keys sound by themselves. */
const SOUNDS_OF: Readonly<Record<FaceType, { worked: SoundName | null; opens: SoundName }>> = {
  text: { worked: 'typebar', opens: 'bolt' },
  digits: { worked: 'press', opens: 'bolt' },
  wheels: { worked: 'wheel', opens: 'shackle' },
  colours: { worked: 'stone', opens: 'lid' },
  directions: { worked: 'knob', opens: 'bolt' },
  clock: { worked: 'tick', opens: 'cuckoo' },
  switches: { worked: 'switch', opens: 'lid' },
  symbols: { worked: 'press', opens: 'bolt' },
  melody: { worked: null, opens: 'lid' },
  pattern: { worked: 'thread', opens: 'bolt' },
  order: { worked: 'card', opens: 'lid' },
  jigsaw: { worked: 'card', opens: 'bolt' },
};

/**
 * Plays a sound for each change of the lock's state. Returns the function that plays the sound of operating
 * it.
 */
export function useLockSounds(type: FaceType, state: LockState, wrongTries: number): () => void {
  const { worked, opens } = SOUNDS_OF[type];
  useEffect(() => {
    if (state === 'open') playSound(opens);
    if (state === 'resting') playSound('rest');
  }, [state, opens]);
  useEffect(() => {
    if (wrongTries > 0) playSound('wrong');
  }, [wrongTries]);
  return () => {
    if (worked) playSound(worked);
  };
}
