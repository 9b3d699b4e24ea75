import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { u } from './units.ts';

/** Motion strokes beside a lock while it shakes. They stay close to it, since text may stand beside it. */
export function Swings() {
  return (
    <chakra.svg
      viewBox="-34 0 428 480"
      aria-hidden
      style={{ left: u(-34), top: 0, width: u(428), height: u(480) }}
      css={SWINGS}
    >
      {['M-3 186Q-8 240 -3 294', 'M-10 202Q-14 240 -10 278'].map((path) => (
        <g key={path}>
          <path d={path} />
          <path d={path} transform="translate(360) scale(-1 1)" />
        </g>
      ))}
    </chakra.svg>
  );
}

const seen = keyframes({ '0%, 60%': { opacity: '0.85' } });

const SWINGS = {
  position: 'absolute',
  pointerEvents: 'none',
  fill: 'none',
  stroke: '#f2cf8a',
  strokeWidth: '2.6',
  strokeLinecap: 'round',
  opacity: '0',
  animation: `${seen} 620ms ease-out`,
} as const;
