import { FACE_LIMITS } from '../../../../core/lock/limits.ts';
import { DIRECTIONS, type Direction } from '../../../../core/lock/signs/signs.ts';
import { lockText } from '../../text/lock.ts';
import type { FaceProps } from '../faceProps.ts';
import { EntryLine } from '../parts/EntryLine.tsx';
import { Knob } from '../parts/Knob.tsx';
import { LockKey } from '../parts/LockKey.tsx';
import { stepsIn, withoutLast, withStep } from '../steps.ts';
import { useTypedKeys } from '../typing/useTypedKeys.ts';

const MIDDLE = { x: 180, y: 234 };
/** Keys around S on a keyboard, and the number pad. */
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

/** A compass with arrows. */
export function DirectionsFace({ entered, onEnter, state }: FaceProps<'directions'>) {
  const steps = stepsIn(entered);
  const push = (direction: Direction) => onEnter(withStep(entered, direction, FACE_LIMITS.directions.max));
  useTypedKeys({
    type: (key) => {
      const direction = TYPED[key.toLowerCase()];
      if (direction) push(direction);
    },
    undo: () => onEnter(withoutLast(entered)),
  });
  const strip = (
    <EntryLine
      steps={steps}
      hint={lockText.knobHint}
      box={[28, 16, 276, 46]}
      color="var(--strip-ink, #3c4c7c)"
      isWrong={state === 'wrong'}
      size={30}
    />
  );
  if (state === 'open') return strip;
  return (
    <>
      {strip}
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
      <Knob middle={MIDDLE} pushes={steps.length} last={steps.filter(isDirection).at(-1)} onPush={push} />
    </>
  );
}

function isDirection(step: string): step is Direction {
  return DIRECTIONS.some((direction) => direction === step);
}
