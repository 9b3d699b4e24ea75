import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { FaceType } from '../../../core/lock/model.ts';
import { BODY_MARGIN } from './LockPicture.tsx';
import { LAYOUTS } from './layouts.ts';
import { thrownBack } from './ThrownLid.tsx';
import { u } from './units.ts';

/**
 * The lock as it was a moment ago, over what it is now: its door swings, or its lid is thrown back, to where the picture of what is
 * open has it, and all else fades. With less movement there is nothing of it.
 */
export function GivingWay({ type, children }: { type: FaceType; children: ReactNode }) {
  const [isGone, setGone] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (isGone) return null;
  const { door, lid } = LAYOUTS[type];
  const leaf = door
    ? { '--to': `rotateY(${-door.angle}deg)`, transformOrigin: `${u(door.hinge)} ${u(door.eye)}` }
    : { '--to': lid ? thrownBack(lid) : 'none', transformOrigin: '0 0' };
  const space = door && { perspective: u(900), perspectiveOrigin: `${u(180)} ${u(door.eye)}` };
  return (
    <div inert aria-hidden style={{ position: 'absolute', inset: 0, ...space }}>
      <Leaf style={leaf} data-far={door || lid ? '' : undefined} onAnimationEnd={() => setGone(true)}>
        {children}
      </Leaf>
    </div>
  );
}

/** What stands out of the lock once it is open is not seen before its door or lid has come to where it does. */
export function edgesOf(type: FaceType): CSSProperties {
  const { door, lid } = LAYOUTS[type];
  const [top, bottom] = door ? [door.top, door.bottom] : lid ? [lid[1], lid[1] + lid[3]] : [];
  if (top === undefined || bottom === undefined) return {};
  const edges = { '--above': u(top + BODY_MARGIN), '--below': u(480 + BODY_MARGIN - bottom) };
  return edges as CSSProperties;
}

const fades = keyframes({ from: { opacity: '1' } });
const gives = keyframes({
  from: { opacity: '1', transform: 'none' },
  '70%': { opacity: '1', transform: 'var(--to)' },
  to: { opacity: '0', transform: 'var(--to)' },
});

const Leaf = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    opacity: '0',
    animation: `${fades} 200ms ease-in`,
    '& [data-own-enter]': { display: 'none' },
    '&[data-far]': { animation: `${gives} 420ms cubic-bezier(.45,.05,.6,1)` },
  },
});
