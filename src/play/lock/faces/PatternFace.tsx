import { chakra } from '@chakra-ui/react';
import { type PointerEvent, useRef } from 'react';
import { GRIDS, placeOfPin } from '../../../../core/lock/faces/pattern.ts';
import { stopCoasting } from '../../../shared/browser/stopCoasting.ts';
import { lockText } from '../../text/lock.ts';
import type { FaceProps } from '../faceProps.ts';
import { LockKey } from '../parts/LockKey.tsx';
import { LockPicture } from '../parts/LockPicture.tsx';
import type { LockState } from '../parts/StatusLamp.tsx';
import { stepsIn, withoutLast } from '../steps.ts';
import { useTypedKeys } from '../typing/useTypedKeys.ts';
import { type Box, placeAt, textSize, u } from '../units.ts';

const CLOTH: Box = [34, 44, 292, 298];
/** Radius in units within which a finger hits a pin. */
const REACH = 52;

/** Pins with a thread from one to the next, by taps or in one stroke. */
export function PatternFace({ view, entered, onEnter, state }: FaceProps<'pattern'>) {
  const { columns, rows } = GRIDS[view.grid];
  const pins = Array.from({ length: columns * rows }, (_, place) => place + 1);
  const thread = stepsIn(entered).map(Number);
  const drawn = useRef<readonly number[] | null>(null);
  const middleOf = (pin: number) => {
    const { column, row } = placeOfPin(view, pin);
    return [
      CLOTH[0] + ((column - 0.5) * CLOTH[2]) / columns,
      CLOTH[1] + ((row - 0.5) * CLOTH[3]) / rows,
    ] as const;
  };
  const lay = (pin: number) => {
    if (!thread.includes(pin)) onEnter([...thread, pin].join(' '));
  };
  useTypedKeys({ type: () => undefined, undo: () => onEnter(withoutLast(entered)) });

  function follow({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const pin = drawn.current && pinUnder(currentTarget, clientX, clientY);
    if (!drawn.current || !pin || drawn.current.includes(pin)) return;
    drawn.current = [...drawn.current, pin];
    onEnter(drawn.current.join(' '));
  }

  return (
    <chakra.div
      ref={stopCoasting}
      onPointerDown={({ clientX, clientY, currentTarget }) => {
        const pin = pinUnder(currentTarget, clientX, clientY);
        drawn.current = pin ? [pin] : null;
      }}
      onPointerMove={follow}
      onPointerUp={() => {
        drawn.current = null;
      }}
      onPointerLeave={() => {
        drawn.current = null;
      }}
      style={placeAt([0, 0, 360, 400])}
      css={{ touchAction: 'none' }}
    >
      <svg
        viewBox="0 0 360 400"
        aria-hidden
        style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
      >
        <title />
        {threadOf(state).map((color, place) => (
          <polyline
            key={color}
            points={thread.map((pin) => middleOf(pin).join(',')).join(' ')}
            fill="none"
            stroke={color}
            strokeWidth={place === 0 ? 9 : 5.4}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      {pins.map((pin) => {
        const [x, y] = middleOf(pin);
        const { column, row } = placeOfPin(view, pin);
        const place = thread.indexOf(pin) + 1;
        return (
          <LockKey
            key={pin}
            label={place > 0 ? lockText.pinAt(row, column, place) : lockText.pin(row, column)}
            box={[x - REACH / 2, y - REACH / 2, REACH, REACH]}
            radius={REACH / 2}
            onPress={() => lay(pin)}
          >
            {place > 0 && <Loop color={threadOf(state)[1]} />}
            <LockPicture name="pattern/pin" box={[8, 8, 36, 36]} margin={8} />
            {place > 0 && <ThreadPlace place={place} />}
          </LockKey>
        );
      })}
    </chakra.div>
  );
}

/** The thread's colours: red while entering, dull after a wrong answer, gold after the right one. */
function threadOf(state: LockState): readonly [edge: string, thread: string] {
  if (state === 'open') return ['#4a2c08', '#ffd35c'];
  return state === 'wrong' ? ['#241c22', '#8d7680'] : ['#3a0f18', '#d0354a'];
}

/** The thread around its pin. */
function Loop({ color }: { color: string }) {
  return (
    <chakra.span
      aria-hidden
      style={{ ...placeAt([6, 6, 40, 40]), borderColor: color, borderWidth: u(4.4) }}
      css={{ borderRadius: '50%', borderStyle: 'solid', boxShadow: '0 0 0 1.5px #2a0c12' }}
    />
  );
}

function ThreadPlace({ place }: { place: number }) {
  return (
    <chakra.span
      aria-hidden
      style={{ ...placeAt([32, -8, 27, 27]), fontSize: textSize(16) }}
      css={{
        display: 'grid',
        placeItems: 'center',
        minWidth: '1.625rem',
        minHeight: '1.625rem',
        lineHeight: '1',
        borderRadius: '50%',
        bg: '#fff6de',
        color: '#3a2416',
        border: '2px solid #3a2416',
        fontWeight: '700',
        pointerEvents: 'none',
      }}
    >
      {place}
    </chakra.span>
  );
}

/** The pin under the pointer, whichever element captured it. */
function pinUnder(board: HTMLElement, x: number, y: number): number | null {
  const pins = [...board.querySelectorAll('button')];
  const place = pins.findIndex((pin) => {
    const { left, top, width, height } = pin.getBoundingClientRect();
    return Math.hypot(x - left - width / 2, y - top - height / 2) < width / 2;
  });
  return place < 0 ? null : place + 1;
}
