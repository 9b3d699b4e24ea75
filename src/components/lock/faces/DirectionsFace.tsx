import { FACE_LIMITS } from '../../../../core/lock/limits.ts';
import { DIRECTIONS, type Direction } from '../../../../core/lock/signs.ts';
import { lockText } from '../../../text/lock.ts';
import { EntryLine } from '../EntryLine.tsx';
import type { FaceProps } from '../faceProps.ts';
import { LockKey } from '../LockKey.tsx';
import { LockPicture } from '../LockPicture.tsx';
import { stepsIn, withoutLast, withStep } from '../steps.ts';
import { useTypedKeys } from '../useTypedKeys.ts';

const MIDDLE = { x: 180, y: 234 };
/** As they lie around the S of a keyboard, and on its pad of numbers. */
const TYPED: Readonly<Record<string, Direction>> = {
  ...{
    w: 'up',
    e: 'up-right',
    d: 'right',
    c: 'down-right',
    x: 'down',
    z: 'down-left',
    a: 'left',
    q: 'up-left',
  },
  ...{
    8: 'up',
    9: 'up-right',
    6: 'right',
    3: 'down-right',
    2: 'down',
    1: 'down-left',
    4: 'left',
    7: 'up-left',
  },
};

/** The arrows of a compass. */
export function DirectionsFace({ entered, onEnter }: FaceProps<'directions'>) {
  const steps = stepsIn(entered);
  const push = (direction: Direction) => onEnter(withStep(entered, direction, FACE_LIMITS.directions.max));
  useTypedKeys({
    type: (key) => {
      const direction = TYPED[key.toLowerCase()];
      if (direction) push(direction);
    },
    undo: () => onEnter(withoutLast(entered)),
  });
  const lean = leanOf(steps.at(-1));
  return (
    <>
      <EntryLine steps={steps} hint={lockText.knobHint} box={[28, 16, 276, 46]} color="#3c4c7c" size={30} />
      {DIRECTIONS.map((direction, eighth) => {
        const angle = (eighth * 45 - 90) * (Math.PI / 180);
        const [x, y] = [MIDDLE.x + Math.cos(angle) * 102, MIDDLE.y + Math.sin(angle) * 102];
        return (
          <LockKey
            key={direction}
            label={lockText.directions[direction]}
            box={[x - 29, y - 29, 58, 58]}
            radius={29}
            onPress={() => push(direction)}
          />
        );
      })}
      <LockPicture
        key={entered}
        name="directions/knob"
        box={[MIDDLE.x - 30, MIDDLE.y - 30, 60, 60]}
        margin={18}
        style={{
          animation: steps.length > 0 ? 'lock-lean 240ms ease-out' : 'none',
          ['--lean' as string]: lean,
        }}
      />
    </>
  );
}

function leanOf(direction: string | undefined): string {
  const eighth = DIRECTIONS.indexOf(direction as Direction);
  const angle = (eighth * 45 - 90) * (Math.PI / 180);
  return eighth < 0 ? '0 0' : `${(Math.cos(angle) * 17).toFixed(1)}px ${(Math.sin(angle) * 17).toFixed(1)}px`;
}
