import { shownOn } from '../../../../core/lock/faces/wheels.ts';
import { FACES } from '../../../../core/lock/faces.ts';
import { lockText } from '../../../text/lock.ts';
import type { FaceProps } from '../faceProps.ts';
import { LockPicture } from '../LockPicture.tsx';
import { stepsIn } from '../steps.ts';
import { Wheel } from '../Wheel.tsx';

/** Between them, on both sides of the well. */
const WELL = { left: 10, width: 340, top: 188, height: 184 };
const WIDEST = 92;

/** The wheels of a padlock. */
export function WheelsFace({ view, entered, onEnter }: FaceProps<'wheels'>) {
  const shown = stepsIn(entered);
  const count = view.wheels.length;
  const width = Math.min(WIDEST, WELL.width / count);
  const left = WELL.left + (WELL.width - width * count) / 2;
  const turn = (place: number, sign: string) =>
    onEnter(FACES.wheels.write(shown.map((own, at) => (at === place ? sign : own))));
  return (
    <>
      {view.wheels.map((wheel, place) => (
        <Wheel
          // Wheels stay where they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: a wheel is its place
          key={place}
          label={lockText.wheel(place + 1, count)}
          signs={shownOn(wheel)}
          shown={shown[place] ?? ''}
          box={[left + place * width + 0.5, WELL.top, width - 1, WELL.height]}
          onTurn={(sign) => turn(place, sign)}
        />
      ))}
      <LockPicture name="wheels/pointer" box={[Math.max(left - 19, -6), 267, 18, 26]} />
      <LockPicture
        name="wheels/pointer"
        box={[Math.min(left + width * count + 1, 348), 267, 18, 26]}
        style={{ scale: '-1 1' }}
      />
    </>
  );
}
