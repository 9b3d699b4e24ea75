import { LockPicture } from './LockPicture.tsx';

/** The state of a lock. `use`: something is entered; `resting`: it takes no answers for a while (P13). */
export type LockState = 'rest' | 'use' | 'waiting' | 'wrong' | 'open' | 'resting' | 'offline';

/** The jewel that shows a lock's state, by its mark first and its colour second. */
export function StatusLamp({ at: [x, y], state }: { at: readonly [number, number]; state: LockState }) {
  return (
    <LockPicture
      name={`common/lamp-${state}`}
      box={[x - 20, y - 20, 40, 40]}
      margin={12}
      moves={state === 'waiting' ? 'breathes' : undefined}
    />
  );
}
