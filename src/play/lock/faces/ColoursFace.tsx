import { chakra } from '@chakra-ui/react';
import { FACE_LIMITS } from '../../../../core/lock/limits.ts';
import { COLOURS } from '../../../../core/lock/signs/signs.ts';
import { lockText } from '../../text/lock.ts';
import type { FaceProps } from '../faceProps.ts';
import { EntryLine } from '../parts/EntryLine.tsx';
import { LockKey } from '../parts/LockKey.tsx';
import { LockPicture } from '../parts/LockPicture.tsx';
import { stepsIn, withoutLast, withStep } from '../steps.ts';
import { useTypedKeys } from '../typing/useTypedKeys.ts';
import { placeAt, textSize } from '../units.ts';

/** A casket with coloured stones. */
export function ColoursFace({ entered, onEnter }: FaceProps<'colours'>) {
  const press = (colour: string) => onEnter(withStep(entered, colour, FACE_LIMITS.colours.max));
  useTypedKeys({
    type: (key) => {
      const colour = COLOURS[Number(key) - 1];
      if (colour) press(colour);
    },
    undo: () => onEnter(withoutLast(entered)),
  });
  return (
    <>
      <EntryLine
        steps={stepsIn(entered)}
        hint={lockText.stonesHint}
        box={[40, 56, 242, 52]}
        color="#e8c9a0"
        size={30}
      />
      {COLOURS.map((colour, place) => {
        const [x, y] = [62 + (place % 4) * 79, 162 + Math.floor(place / 4) * 114];
        const name = lockText.colours[colour];
        return (
          <span key={colour}>
            <LockKey
              label={`${name}, ${lockText.cuts[colour]}`}
              box={[x - 34, y - 34, 68, 68]}
              radius={34}
              onPress={() => press(colour)}
            >
              <LockPicture name={`colours/${colour}`} box={[9, 7, 50, 50]} />
            </LockKey>
            <chakra.span
              aria-hidden
              textAlign="center"
              color="var(--stone-name, #f6e3c0)"
              style={{ ...placeAt([x - 40, y + 38, 80, 24]), fontSize: textSize(17) }}
            >
              {name}
            </chakra.span>
          </span>
        );
      })}
    </>
  );
}
