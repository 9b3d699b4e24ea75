import { LockPicture } from './LockPicture.tsx';

/** How a lock stands. `use`: something is entered; `resting`: it takes nothing for a while (P13). */
export type LockState = 'rest' | 'use' | 'waiting' | 'wrong' | 'open' | 'resting' | 'offline';

/** The jewel that tells how a lock stands, by its mark before its colour. */
export function TellTale({ at: [x, y], state }: { at: readonly [number, number]; state: LockState }) {
  return (
    <LockPicture
      name={`common/lamp-${state}`}
      box={[x - 20, y - 20, 40, 40]}
      margin={12}
      moves={state === 'waiting' ? 'breathes' : undefined}
    />
  );
}
