import { chakra } from '@chakra-ui/react';
import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { stopCoasting } from '../../../shared/browser/stopCoasting.ts';
import { type Box, placeAt, u } from '../units.ts';
import { LOCK_KEY } from './LockKey.tsx';
import { useSteadyName } from './useSteadyName.ts';

interface MovableProps {
  label: string;
  /** Index among its siblings. */
  place: number;
  box: Box;
  isLifted: boolean;
  onTap: () => void;
  /** Called for an arrow key: sideways, or up and down. */
  onStep: (by: number, isAcross: boolean) => void;
  /** Called when dropped over the sibling with this index. */
  onCarried: (to: number) => void;
  style?: CSSProperties;
  children: ReactNode;
}

/** Pixels within which a press counts as a tap. */
const STILL = 8;

/**
 * A piece among siblings: tapped, dragged, or moved by keys. The list keeps its order in the page, since
 * moving the element would lose the focus.
 */
export function Movable(props: MovableProps) {
  const { label, place, box, isLifted, onTap, onStep, onCarried, style, children } = props;
  const [shift, setShift] = useState<readonly [number, number] | null>(null);
  const grip = useRef<{ x: number; y: number; hasMoved: boolean } | null>(null);
  const wasCarried = useRef(false);
  const name = useSteadyName(label);

  function carry({ clientX, clientY }: PointerEvent) {
    const held = grip.current;
    if (!held) return;
    const [dx, dy] = [clientX - held.x, clientY - held.y];
    held.hasMoved ||= Math.hypot(dx, dy) > STILL;
    if (held.hasMoved) setShift([dx, dy]);
  }

  function release({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const hasMoved = grip.current?.hasMoved ?? false;
    wasCarried.current = hasMoved;
    grip.current = null;
    setShift(null);
    const to = hasMoved ? placeUnder(currentTarget, clientX, clientY) : null;
    if (to !== null) onCarried(to);
  }

  return (
    <chakra.button
      {...name}
      ref={stopCoasting}
      type="button"
      data-place={place}
      aria-pressed={isLifted}
      onPointerDown={(event) => {
        name.onPointerDown();
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, y: event.clientY, hasMoved: false };
      }}
      onPointerMove={carry}
      onPointerUp={release}
      onPointerCancel={() => {
        grip.current = null;
        setShift(null);
      }}
      onClick={(event) => {
        // Ignore the click that ends a drag; clicks by keyboard have no detail.
        if (event.detail === 0 || !wasCarried.current) onTap();
      }}
      onKeyDown={(event) => {
        name.onKeyDown();
        const step = {
          ArrowLeft: [-1, true],
          ArrowRight: [1, true],
          ArrowUp: [-1, false],
          ArrowDown: [1, false],
        }[event.key];
        if (!step || !isLifted) return;
        event.preventDefault();
        event.stopPropagation();
        onStep(Number(step[0]), Boolean(step[1]));
      }}
      style={{
        ...placeAt(box),
        ...style,
        ...(shift && { transform: `translate(${shift[0]}px, ${shift[1]}px)`, zIndex: 2, transition: 'none' }),
        ...(isLifted && !shift && { translate: `0 ${u(-12)}`, zIndex: 1 }),
        ...((isLifted || shift) && { filter: 'drop-shadow(6px 14px 8px #120a1e99)' }),
      }}
      css={{
        ...LOCK_KEY,
        '&:active > *': {},
        touchAction: 'none',
        cursor: 'grab',
        transition: 'translate 160ms, left 160ms, top 160ms',
        _pressed: { outline: '4px solid #ffdf8f' },
      }}
    >
      {children}
    </chakra.button>
  );
}

/** The index of the piece whose middle is nearest on the screen. */
function placeUnder(moved: HTMLElement, x: number, y: number): number | null {
  const all = [...(moved.parentElement?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const distances = all.map((piece) => {
    if (piece === moved) return Number.POSITIVE_INFINITY;
    const { left, top, width, height } = piece.getBoundingClientRect();
    return Math.hypot(x - left - width / 2, y - top - height / 2) / Math.max(width, height);
  });
  const nearest = Math.min(...distances);
  const place = all[distances.indexOf(nearest)]?.dataset.place;
  return nearest < 0.75 && place !== undefined ? Number(place) : null;
}
