import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { type AnimationEvent, type CSSProperties, type ReactNode, useState } from 'react';
import type { FaceType } from '../../../../core/lock/model.ts';
import { LAYOUTS } from '../layouts.ts';
import { BODY_MARGIN } from '../parts/LockPicture.tsx';
import { u } from '../units.ts';
import { around, GIVING, type Giving, polygonOf } from './givingParts.ts';
import { thrownBack } from './ThrownLid.tsx';

/**
 * The closed lock over the open one, animated: its door swings, its lid is thrown back or its drawer slides
 * out, ending as the open picture shows it. Nothing with reduced motion.
 */
export function OpeningAnimation({ type, children }: { type: FaceType; children: ReactNode }) {
  const [isGone, setGone] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (isGone) return null;
  const giving = GIVING[type];
  // Ignore animations of the face inside.
  const end = ({ target, currentTarget }: AnimationEvent) => {
    if (target === currentTarget) setGone(true);
  };
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
  onEnd: (event: AnimationEvent) => void;
  children: ReactNode;
}

/** Moves the whole lock as one piece, where it is all door or all lid. */
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

/** Moves parts of a lock over a hole in the closed picture, which stays until they come to rest. */
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

/** Hides what sticks out of the open lock until the moving parts have reached it. */
export function edgesOf(type: FaceType): CSSProperties {
  const giving = GIVING[type];
  if (giving) return { ['--seen' as string]: polygonOf(giving.hole, '', BODY_MARGIN) };
  const { door, lid } = LAYOUTS[type];
  const [top, bottom] = door ? [door.top, door.bottom] : lid ? [lid[1], lid[1] + lid[3]] : [];
  if (top === undefined || bottom === undefined) return {};
  return { ['--seen' as string]: `inset(${u(top + BODY_MARGIN)} 0 ${u(480 + BODY_MARGIN - bottom)})` };
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
