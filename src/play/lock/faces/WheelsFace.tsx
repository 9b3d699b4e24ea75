import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { shownOn } from '../../../../core/lock/faces/wheels.ts';
import { FACES } from '../../../../core/lock/faces.ts';
import { isSign } from '../../../../core/lock/signs/signs.ts';
import { lockText } from '../../text/lock.ts';
import { signName } from '../../text/signName.ts';
import type { ChangeWords, FaceProps } from '../faceProps.ts';
import { LockPicture } from '../parts/LockPicture.tsx';
import { Wheel } from '../parts/Wheel.tsx';
import { stepsIn } from '../steps.ts';
import { beginTyping, typeKey, untypeKey } from '../typing/typeCode.ts';
import { useTypedKeys } from '../typing/useTypedKeys.ts';
import { placeAt, u } from '../units.ts';

/** The well that the wheels sit in, and the widest wheel, in units. */
const WELL = { left: 10, width: 340, top: 188, height: 184 };
const WIDEST = 92;
/** The space beside the wheels on either side, which holds a marker. */
const CHEEK = 15;

/** A padlock with wheels. */
export function WheelsFace({ view, entered, onEnter, wrongTries, state }: FaceProps<'wheels'>) {
  const shown = stepsIn(entered);
  const count = view.wheels.length;
  const width = Math.min(WIDEST, (WELL.width - 2 * CHEEK) / count);
  const left = WELL.left + (WELL.width - width * count) / 2;
  const set = (signs: ReadonlyMap<number, string>, change: ChangeWords) =>
    onEnter(FACES.wheels.write(shown.map((own, place) => signs.get(place) ?? own)), change);
  const turn = (place: number, sign: string) =>
    set(new Map([[place, sign]]), {
      words: lockText.setTo(lockText.wheel(place + 1, count), nameOf(sign)),
      by: lockText.wheel(place + 1, count),
    });
  const typing = useRef(beginTyping(0));
  const beginAt = (place: number) => {
    typing.current = beginTyping(place);
  };
  // After a wrong answer typing starts over.
  useEffect(() => {
    if (wrongTries > 0) typing.current = beginTyping(0);
  }, [wrongTries]);
  useTypedKeys({
    type: (key) => {
      const typed = typeKey(view.wheels.map(shownOn), typing.current, key);
      if (!typed) return;
      typing.current = typed.typing;
      const [only] = typed.set;
      if (only && typed.set.size === 1) turn(...only);
      else set(typed.set, { words: [...typed.set.values()].map(nameOf).join(', ') });
    },
    undo: () => {
      typing.current = untypeKey(typing.current);
    },
  });
  return (
    <>
      <Cover from={WELL.left} to={left} />
      <Cover from={left + width * count} to={WELL.left + WELL.width} />
      {state === 'open' && <Maker />}
      {view.wheels.map((wheel, place) => (
        <Wheel
          // Wheels stay where they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: a wheel is its place
          key={place}
          label={lockText.wheel(place + 1, count)}
          signs={shownOn(wheel)}
          shown={shown[place] ?? ''}
          box={[left + place * width + 0.5, WELL.top, width - 1, WELL.height]}
          isFirst={place === 0}
          onTurn={(sign) => turn(place, sign)}
          onTaken={() => beginAt(place)}
        />
      ))}
      <LockPicture name="wheels/pointer" box={[left - 18, 267, 18, 26]} />
      <LockPicture
        name="wheels/pointer"
        box={[left + width * count, 267, 18, 26]}
        style={{ scale: '-1 1' }}
      />
    </>
  );
}

function nameOf(sign: string): string {
  return isSign(sign) ? signName(sign) : sign;
}

/** Closes the part of the well that has no wheels. */
function Cover({ from, to }: { from: number; to: number }) {
  if (to - from < 4) return null;
  return <div style={{ ...placeAt([from, WELL.top, to - from, WELL.height]), ...COVER }} />;
}

function Maker() {
  return (
    <chakra.em aria-hidden style={{ ...placeAt([64, 396, 232, 44]), ...ENGRAVED }}>
      {lockText.maker}
    </chakra.em>
  );
}

const COVER = {
  borderRadius: u(7),
  border: '2px solid var(--cover-edge, #3a2408)',
  background: 'var(--cover, linear-gradient(#8a5c18, #e3b04a 22%, #f6d98a 44%, #d79c34 66%, #8a5a16))',
  boxShadow: 'inset 0 0 0 1.5px #ffeebb66',
} as const;

const ENGRAVED = {
  fontSize: u(24),
  lineHeight: u(44),
  fontWeight: 600,
  textAlign: 'center',
  color: 'var(--engraved, #4a2c08)',
  textShadow: '0 1px 0 var(--engraved-light, #ffe9ae)',
} as const;
