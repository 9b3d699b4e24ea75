import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { FACES } from '../../../../core/lock/faces.ts';
import type { ClockTime } from '../../../../core/lock/signs/signs.ts';
import { stopCoasting } from '../../../shared/browser/stopCoasting.ts';
import { lockText } from '../../text/lock.ts';
import type { FaceProps } from '../faceProps.ts';
import { LockPicture } from '../parts/LockPicture.tsx';
import { leadFocus } from '../typing/leadFocus.ts';
import { type Box, placeAt, textSize, u } from '../units.ts';

type Hand = 'hour' | 'minute';

const MIDDLE = { x: 180, y: 246 };
const DIAL: Box = [MIDDLE.x - 124, MIDDLE.y - 124, 248, 248];
const HOURS = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** Degrees around a hand within which a press grabs it. */
const REACH = 18;

/** A clock with hands, in steps of five minutes. */
export function ClockFace({ entered, onEnter, state }: FaceProps<'clock'>) {
  const [hour = 12, minute = 0] = entered.split(':').map(Number);
  const [active, setActive] = useState<Hand>('minute');
  const grip = useRef<Hand | null>(null);
  const minuteHand = useRef<HTMLDivElement>(null);
  useEffect(() => leadFocus(minuteHand.current), []);
  const angles = { hour: ((hour % 12) + minute / 60) * 30, minute: minute * 6 };

  const setHour = (wanted: number) => set({ hour: ((wanted + 11) % 12) + 1, minute }, lockText.hourHand);
  const setMinute = (wanted: number) => set({ hour, minute: (wanted + 60) % 60 }, lockText.minuteHand);

  function set(time: ClockTime, by: string) {
    onEnter(FACES.clock.write(time), { words: lockText.clock(time.hour, time.minute), by });
  }

  function point(hand: Hand, angle: number) {
    const step = Math.round(angle / 30) % 12;
    if (hand === 'minute') setMinute(step * 5);
    else setHour(Math.round((angle - minute / 2) / 30) || 12);
  }

  function take(event: PointerEvent<HTMLElement>) {
    const angle = angleOf(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    const near = (['hour', 'minute'] as const).filter((hand) => apart(angles[hand], angle) < REACH);
    const hand = near.length === 1 && near[0] ? near[0] : active;
    grip.current = hand;
    setActive(hand);
    if (near.length === 0) point(hand, angle);
  }

  function step(hand: Hand, event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (hand === 'hour') setHour(hour + by);
    else setMinute(minute + by * 5);
  }

  return (
    <>
      <chakra.div
        ref={stopCoasting}
        data-dial
        onPointerDown={take}
        onPointerMove={(event) => {
          if (grip.current) point(grip.current, angleOf(event));
        }}
        onPointerUp={() => {
          grip.current = null;
        }}
        onPointerCancel={() => {
          grip.current = null;
        }}
        style={{ ...placeAt(DIAL), borderRadius: '50%' }}
        css={{ cursor: 'grab', touchAction: 'none', '&:active': { cursor: 'grabbing' } }}
      />
      <Figures />
      {(['hour', 'minute'] as const).map((hand) => (
        <chakra.div
          key={hand}
          ref={hand === 'minute' ? minuteHand : undefined}
          role="spinbutton"
          tabIndex={0}
          aria-label={hand === 'hour' ? lockText.hourHand : lockText.minuteHand}
          aria-valuenow={hand === 'hour' ? hour : minute}
          aria-valuemin={hand === 'hour' ? 1 : 0}
          aria-valuemax={hand === 'hour' ? 12 : 55}
          aria-valuetext={lockText.clock(hour, minute)}
          onFocus={() => setActive(hand)}
          onKeyDown={(event) => step(hand, event)}
          style={{
            ...placeAt([MIDDLE.x - 20, MIDDLE.y - 100, 40, 200]),
            transform: `rotate(${angles[hand]}deg)`,
          }}
          css={{ pointerEvents: 'none', outline: 'none', '&:focus-visible': { boxShadow: 'none' } }}
        >
          <LockPicture name={`clock/${hand}`} box={[0, 0, 40, 200]} margin={4} />
          <chakra.span
            css={{
              borderRadius: '50%',
              pointerEvents: 'none',
              border: '3px solid',
              borderColor: active === hand && state !== 'open' ? '#3f76b8' : 'transparent',
              '[role=spinbutton]:focus-visible > &': {
                outline: '4px solid #a5dcff',
                boxShadow: '0 0 0 8px #0d1222',
              },
            }}
            style={placeAt([4, hand === 'hour' ? 38 : 10, 32, 32])}
          />
        </chakra.div>
      ))}
      <LockPicture name="clock/pivot" box={[MIDDLE.x - 12, MIDDLE.y - 12, 24, 24]} margin={16} />
      <chakra.em
        aria-hidden
        htmlTranslate="no"
        style={{ ...placeAt([72, 378, 216, 28]), fontSize: textSize(18), lineHeight: u(28) }}
        css={{ textAlign: 'center', color: '#3a2416', fontWeight: '600' }}
      >
        {lockText.clock(hour, minute)}
      </chakra.em>
    </>
  );
}

function Figures() {
  return HOURS.map((figure, place) => (
    <chakra.span
      key={figure}
      aria-hidden
      htmlTranslate="no"
      style={{ ...placeAt(figurePlace(place)), fontSize: textSize(24), lineHeight: u(32) }}
      css={{ textAlign: 'center', fontWeight: '650', color: '#3a2416', pointerEvents: 'none' }}
    >
      {figure}
    </chakra.span>
  ));
}

function figurePlace(place: number): Box {
  const angle = (place * 30 - 90) * (Math.PI / 180);
  return [MIDDLE.x + Math.cos(angle) * 101 - 20, MIDDLE.y + Math.sin(angle) * 101 - 16, 40, 32];
}

/** The angle of the pointer on a dial, in degrees clockwise from the top. */
function angleOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const angle = Math.atan2(clientY - top - height / 2, clientX - left - width / 2) * (180 / Math.PI) + 90;
  return (angle + 360) % 360;
}

function apart(one: number, other: number): number {
  const between = Math.abs(one - other) % 360;
  return Math.min(between, 360 - between);
}
