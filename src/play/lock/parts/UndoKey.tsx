import { lockText } from '../../text/lock.ts';
import { LockKey } from './LockKey.tsx';
import { LockPicture } from './LockPicture.tsx';

interface UndoKeyProps {
  at: readonly [x: number, y: number];
  isDull: boolean;
  onUndo: () => void;
}

/** Takes back the last press. */
export function UndoKey({ at: [x, y], isDull, onUndo }: UndoKeyProps) {
  return (
    <LockKey label={lockText.undo} hasOwnEnter box={[x - 28, y - 28, 56, 56]} radius={28} onPress={onUndo}>
      <LockPicture
        name="common/undo"
        box={[0, 0, 56, 56]}
        style={isDull ? { filter: 'saturate(.4) brightness(.8)' } : {}}
      />
    </LockKey>
  );
}
