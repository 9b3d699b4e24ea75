import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { FaceType } from '../../../core/lock/model.ts';
import { around, GIVING, type Giving } from './givingParts.ts';
import { BODY_MARGIN } from './LockPicture.tsx';
import { LAYOUTS } from './layouts.ts';
import { thrownBack } from './ThrownLid.tsx';
import { type Box, u } from './units.ts';

/**
 * The lock as it was a moment ago, over what it is now: its door swings, its lid is thrown back, its drawer comes forward, to where
 * the picture of what is open has it. With less movement there is nothing of it.
 */
export function GivingWay({ type, children }: { type: FaceType; children: ReactNode }) {
  const [isGone, setGone] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (isGone) return null;
  const giving = GIVING[type];
  const end = () => setGone(true);
  return (
    <div inert aria-hidden style={{ position: 'absolute', inset: 0 }}>
      {giving ? (
        <Parts {...giving} onEnd={end}>
          {children}
        </Parts>
      ) : (
        <Whole type={type} onEnd={end}>
          {children}
        </Whole>
      )}
    </div>
  );
}

interface EndingProps {
  onEnd: () => void;
  children: ReactNode;
}

/** What is all door, or all lid, moves as one. */
function Whole({ type, onEnd, children }: EndingProps & { type: FaceType }) {
  const { door, lid } = LAYOUTS[type];
  const leaf = door
    ? { '--to': `rotateY(${-door.angle}deg)`, transformOrigin: `${u(door.hinge)} ${u(door.eye)}` }
    : { '--to': lid ? thrownBack(lid) : 'none', transformOrigin: '0 0' };
  const space = door && { perspective: u(900), perspectiveOrigin: `${u(180)} ${u(door.eye)}` };
  return (
    <Layer style={space}>
      <Leaf style={leaf} onAnimationEnd={onEnd}>
        {children}
      </Leaf>
    </Layer>
  );
}

/** Of other locks parts move, over a hole in what stays as it was until they have come to rest. */
function Parts({ parts, hole, eye, onEnd, children }: EndingProps & Giving) {
  const space = eye && { perspective: u(eye.distance), perspectiveOrigin: pointOf(eye.at) };
  return (
    <>
      <Leaf style={{ clipPath: around(hole) }} onAnimationEnd={onEnd}>
        {children}
      </Leaf>
      {parts.map(({ shape, about, to }) => (
        <Layer key={shape} style={space}>
          <Leaf style={{ '--to': to, transformOrigin: pointOf(about), clipPath: shape } as CSSProperties}>
            {children}
          </Leaf>
        </Layer>
      ))}
    </>
  );
}

function pointOf([x, y]: readonly [number, number]): string {
  return `${u(x)} ${u(y)}`;
}

/** What stands out of the lock once it is open is not seen before what gives way has come to where it does. */
export function edgesOf(type: FaceType): CSSProperties {
  const seen = seenAtFirst(type);
  if (!seen) return {};
  const [x, y, width, height] = seen;
  const edges = {
    '--above': u(y + BODY_MARGIN),
    '--right': u(360 + BODY_MARGIN - x - width),
    '--below': u(480 + BODY_MARGIN - y - height),
    '--left': u(x + BODY_MARGIN),
  };
  return edges as CSSProperties;
}

/** Where one looks into a lock that opens. */
function seenAtFirst(type: FaceType): Box | undefined {
  const { door, lid } = LAYOUTS[type];
  const [top, bottom] = door ? [door.top, door.bottom] : lid ? [lid[1], lid[1] + lid[3]] : [];
  if (top === undefined || bottom === undefined) return GIVING[type]?.hole;
  return [-BODY_MARGIN, top, 360 + 2 * BODY_MARGIN, bottom - top];
}

const gives = keyframes({
  from: { opacity: '1', transform: 'none' },
  '70%': { opacity: '1', transform: 'var(--to, none)' },
  to: { opacity: '0', transform: 'var(--to, none)' },
});

const Layer = chakra('div', { base: { position: 'absolute', inset: '0' } });

const Leaf = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    opacity: '0',
    '& [data-own-enter]': { display: 'none' },
    animation: `${gives} 420ms cubic-bezier(.45,.05,.6,1)`,
  },
});
