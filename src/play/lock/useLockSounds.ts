import { useEffect } from 'react';
import type { FaceType } from '../../../core/lock/model.ts';
import { playSound } from '../sound/playSound.ts';
import type { SoundName } from '../sound/sounds.ts';
import type { LockState } from './parts/TellTale.tsx';

/** What a face sounds like while it is worked, and as it opens; a piano's keys sound by themselves. */
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

/** Sounds what becomes of a lock. Returns what sounds it being worked. */
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
