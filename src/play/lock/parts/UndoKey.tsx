import { lockText } from '../../text/lock.ts';
import { UNDO } from '../units.ts';
import { LockKey } from './LockKey.tsx';
import { LockPicture } from './LockPicture.tsx';

interface UndoKeyProps {
  at: readonly [x: number, y: number];
  /** On a phone held sideways it stands beside the lock. */
  isBeside: boolean;
  isDull: boolean;
  onUndo: () => void;
}

/** Takes back the last press. */
export function UndoKey({ at: [x, y], isBeside, isDull, onUndo }: UndoKeyProps) {
  return (
    <LockKey
      label={lockText.undo}
      hasOwnEnter
      isBeside={isBeside}
      box={[x - UNDO / 2, y - UNDO / 2, UNDO, UNDO]}
      radius={UNDO / 2}
      onPress={onUndo}
    >
      <LockPicture
        name="common/undo"
        box={[0, 0, UNDO, UNDO]}
        margin={14}
        style={isDull ? { filter: 'saturate(.4) brightness(.8)' } : {}}
      />
    </LockKey>
  );
}
