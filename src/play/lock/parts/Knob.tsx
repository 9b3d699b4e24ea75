import { chakra } from '@chakra-ui/react';
import { type PointerEvent, useState } from 'react';
import { DIRECTIONS, type Direction } from '../../../../core/lock/signs/signs.ts';
import { stopCoasting } from '../../../shared/browser/stopCoasting.ts';
import { placeAt, u } from '../units.ts';
import { LockPicture } from './LockPicture.tsx';

/** In units: how far the knob leans, and the offset that counts as a push. */
const LEAN = 17;
const PUSHED = 9;

interface KnobProps {
  middle: { x: number; y: number };
  /** Number of pushes; with each the knob leans in that direction and returns. */
  pushes: number;
  last: Direction | undefined;
  onPush: (direction: Direction) => void;
}

/**
 * A knob pushed with the pointer; the arrow buttons around it do the same for keyboards and screen readers.
 */
export function Knob({ middle: { x, y }, pushes, last, onPush }: KnobProps) {
  const [grip, setGrip] = useState<{ x: number; y: number } | null>(null);
  const [lean, setLean] = useState<readonly [number, number]>([0, 0]);

  function pull({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    if (!grip) return;
    const unit = currentTarget.offsetWidth / 68;
    const [dx, dy] = [(clientX - grip.x) / unit, (clientY - grip.y) / unit];
    const scale = Math.min(1, LEAN / Math.max(1, Math.hypot(dx, dy)));
    setLean([dx * scale, dy * scale]);
  }

  function release() {
    const eighth = Math.round((Math.atan2(lean[1], lean[0]) * 4) / Math.PI) + 2;
    const direction = DIRECTIONS[(eighth + 8) % 8];
    if (grip && direction && Math.hypot(...lean) > PUSHED) onPush(direction);
    recentre();
  }

  function recentre() {
    setGrip(null);
    setLean([0, 0]);
  }

  return (
    <chakra.div
      ref={stopCoasting}
      data-knob
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setGrip({ x: event.clientX, y: event.clientY });
      }}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={recentre}
      style={{ ...placeAt([x - 34, y - 34, 68, 68]), borderRadius: '50%' }}
      css={{ touchAction: 'none', cursor: 'grab', '&:active': { cursor: 'grabbing' } }}
    >
      <LockPicture
        key={pushes}
        name="directions/knob"
        box={[4, 4, 60, 60]}
        margin={24}
        moves={pushes > 0 ? 'leans' : undefined}
        style={{
          translate: `${u(lean[0])} ${u(lean[1])}`,
          transition: grip ? 'none' : 'translate 160ms cubic-bezier(.3,1.6,.5,1)',
          ['--lean' as string]: leanOf(last),
        }}
      />
    </chakra.div>
  );
}

function leanOf(direction: Direction | undefined): string {
  if (direction === undefined) return '0 0';
  const angle = (DIRECTIONS.indexOf(direction) * 45 - 90) * (Math.PI / 180);
  return `${u(Math.cos(angle) * LEAN)} ${u(Math.sin(angle) * LEAN)}`;
}
