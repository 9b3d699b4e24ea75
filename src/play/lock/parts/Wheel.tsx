import { chakra } from '@chakra-ui/react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isSign } from '../../../../core/lock/signs/signs.ts';
import { stopCoasting } from '../../../shared/browser/stopCoasting.ts';
import { SignMark } from '../../signs/SignMark.tsx';
import { signName } from '../../text/signName.ts';
import { leadFocus } from '../typing/leadFocus.ts';
import { type Box, placeAt, u } from '../units.ts';
import { createScrolling, SIGN_ANGLE, signsTurned, WHEEL_RADIUS } from './wheelTurn.ts';

interface WheelProps {
  label: string;
  signs: readonly string[];
  shown: string;
  box: Box;
  /** Set on the first wheel: it gets the focus when the lock does, since arrow keys turn the wheel in focus. */
  isFirst: boolean;
  onTurn: (sign: string) => void;
  /** Called when the wheel is touched, turned or focused: typing starts there. */
  onTaken: () => void;
}

/** Pixels within which a press is no drag. */
const STILL = 6;

interface Grip {
  /** The finger's position: pixels in the window, and units below the wheel's middle. */
  y: number;
  height: number;
  place: number;
  hasMoved: boolean;
}

/**
 * One wheel: dragged, flicked, scrolled, tapped above or below the middle, or turned by arrow keys. The face
 * distributes typed keys over its wheels.
 */
export function Wheel({ label, signs, shown, box, isFirst, onTurn, onTaken }: WheelProps) {
  const place = Math.max(0, signs.indexOf(shown));
  const [lead, setLead] = useState(0);
  const grip = useRef<Grip | null>(null);
  const at = (steps: number) => signAt(place + steps);
  const turn = (steps: number) => onTurn(at(steps));
  const wheel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (wheel.current ? stopCoasting(wheel.current) : undefined), []);
  useEffect(() => (isFirst ? leadFocus(wheel.current) : undefined), [isFirst]);
  useScrolled(wheel, (steps) => {
    onTaken();
    turn(steps);
  });

  function signAt(wanted: number): string {
    return signs[((wanted % signs.length) + signs.length) % signs.length] ?? '';
  }

  function take(event: PointerEvent<HTMLElement>) {
    const { clientY, currentTarget, pointerId } = event;
    currentTarget.setPointerCapture(pointerId);
    grip.current = { y: clientY, height: heightIn(event, box), place, hasMoved: false };
    onTaken();
  }

  function drag(event: PointerEvent<HTMLElement>) {
    const held = grip.current;
    if (!held) return;
    held.hasMoved ||= Math.abs(held.y - event.clientY) > STILL;
    if (!held.hasMoved) return;
    const moved = signsTurned(held.height, heightIn(event, box));
    const steps = Math.round(moved);
    setLead(moved - steps);
    const wanted = signAt(held.place + steps);
    if (wanted !== shown) onTurn(wanted);
  }

  function release(event: PointerEvent<HTMLElement>) {
    const held = grip.current;
    grip.current = null;
    setLead(0);
    if (held && !held.hasMoved) turn(heightIn(event, box) < 0 ? -1 : 1);
  }

  function turnByKey(event: KeyboardEvent<HTMLElement>) {
    const steps = { ArrowUp: -1, ArrowDown: 1, PageUp: -3, PageDown: 3 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    onTaken();
    turn(steps);
  }

  return (
    <chakra.div
      ref={wheel}
      role="spinbutton"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={place}
      aria-valuemin={0}
      aria-valuemax={signs.length - 1}
      aria-valuetext={isSign(shown) ? signName(shown) : shown}
      onKeyDown={turnByKey}
      onFocus={onTaken}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={() => {
        grip.current = null;
        setLead(0);
      }}
      style={placeAt(box)}
      css={WHEEL}
    >
      <chakra.div data-loose htmlTranslate="no" position="absolute" inset="0" pointerEvents="none">
        <Ticks shift={lead} />
        {[-2, -1, 0, 1, 2].map((step) => (
          <Shown
            key={`${step} ${at(step)}`}
            sign={at(step)}
            step={step - lead}
            width={box[2]}
            isStill={lead === 0}
          />
        ))}
      </chakra.div>
    </chakra.div>
  );
}

/** The pointer's height in units below the wheel's middle, whatever the wheel's size on screen. */
function heightIn({ clientY, currentTarget }: PointerEvent<HTMLElement>, [, , , height]: Box): number {
  const shown = currentTarget.getBoundingClientRect();
  return ((clientY - shown.top) / shown.height - 0.5) * height;
}

/**
 * Turns by a mouse wheel without scrolling the page: React's own wheel listeners are passive and cannot
 * prevent that.
 */
function useScrolled(wheel: RefObject<HTMLElement | null>, turn: (steps: number) => void): void {
  const tell = useEffectEvent(turn);
  useLayoutEffect(() => {
    const element = wheel.current;
    const scrolling = createScrolling();
    function scroll(event: WheelEvent) {
      // With Ctrl the wheel zooms the page.
      if (event.ctrlKey) return;
      event.preventDefault();
      const steps = scrolling(event);
      if (steps !== 0) tell(steps);
    }
    element?.addEventListener('wheel', scroll, { passive: false });
    return () => element?.removeEventListener('wheel', scroll);
  }, [wheel]);
}

/** Marks on both edges, half a sign apart, that turn with the wheel. */
function Ticks({ shift }: { shift: number }) {
  const marks = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((half) => half / 2 - shift);
  return marks.map((step) => {
    const angle = (step * SIGN_ANGLE * Math.PI) / 180;
    if (Math.abs(angle) > Math.PI / 2) return null;
    return (
      <chakra.span
        key={step}
        css={TICK}
        style={{ top: `calc(50% + ${u(Math.sin(angle) * 92)})`, opacity: 0.2 + Math.cos(angle) * 0.5 }}
      />
    );
  });
}

interface ShownProps {
  sign: string;
  /** Distance from the middle, in signs. */
  step: number;
  width: number;
  isStill: boolean;
}

/** A sign on the curved wheel: flatter the further it is from the middle. */
function Shown({ sign, step, width, isStill }: ShownProps) {
  const angle = (step * SIGN_ANGLE * Math.PI) / 180;
  const squash = Math.max(0, Math.cos(angle));
  return (
    <chakra.span
      aria-hidden
      position="absolute"
      insetInline="0"
      top="50%"
      textAlign="center"
      fontWeight="700"
      color="var(--wheel-ink, #231a1e)"
      pointerEvents="none"
      style={{
        fontSize: u(Math.min(42, width * 0.68)),
        lineHeight: 1,
        opacity: Math.abs(step) < 0.5 ? 1 : 0.2 + squash * 0.4,
        transform: `translateY(calc(-50% + ${u(Math.sin(angle) * WHEEL_RADIUS)})) scaleY(${squash})`,
        transition: isStill ? 'transform 160ms cubic-bezier(.2,.8,.2,1)' : 'none',
      }}
    >
      {isSign(sign) ? <SignMark sign={sign} isNamed={false} /> : sign}
    </chakra.span>
  );
}

const TICK = {
  position: 'absolute',
  insetInline: '0',
  height: '1.5px',
  pointerEvents: 'none',
  background: 'linear-gradient(90deg, #2b1c10 9%, transparent 9% 91%, #2b1c10 91%)',
} as const;

const CHEVRON = {
  content: '""',
  position: 'absolute',
  left: '50%',
  width: '11px',
  height: '11px',
  marginLeft: '-5.5px',
  borderColor: '#ffdf8f',
  borderStyle: 'solid',
  borderWidth: '3px 0 0 3px',
  zIndex: '1',
  opacity: '0',
  transition: 'opacity 120ms',
} as const;

const CHEVRONS_SHOWN = { _before: { opacity: '0.95' }, _after: { opacity: '0.95' } } as const;

const WHEEL = {
  _before: { ...CHEVRON, top: '10px', rotate: '45deg' },
  _after: { ...CHEVRON, bottom: '10px', rotate: '225deg' },
  _hover: CHEVRONS_SHOWN,
  overflow: 'hidden',
  borderRadius: '9px',
  border: '2px solid var(--wheel-edge, #1a1110)',
  background:
    'var(--wheel, linear-gradient(#14101a, #5f5a66 14%, #d9d3c4 38%, #fbf4e2 50%, #d2cab8 62%, #57525e 87%, #14101a))',
  cursor: 'ns-resize',
  touchAction: 'none',
  userSelect: 'none',
  _focusVisible: {
    ...CHEVRONS_SHOWN,
    outline: '4px solid #a5dcff',
    outlineOffset: '1px',
    zIndex: 1,
    boxShadow: '0 0 0 8px #0d1222',
  },
} as const;
