import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { MARK_LOOKS } from '../marks/markLooks.ts';
import { isOutOfSight, type SeenPointer } from './companyStore.ts';
import { EdgeMark, Flag, INSET, shortName } from './flags.tsx';
import { RESTS } from './pointing.ts';
import { type StageWindow, spotIn } from './sights.ts';

interface PointerMarkProps {
  seat: number;
  name: string;
  pointer: SeenPointer;
  window: StageWindow;
}

/** Another player's pointer with their name; a ring if they use a finger. */
export function PointerMark({ seat, name, pointer, window }: PointerMarkProps) {
  const { seen, unit } = window;
  const isOut = useIsOut(pointer);
  const look = MARK_LOOKS[seat];
  if (!look) return null;
  const { x, y, beyond } = spotIn(pointer, seen, { x: INSET / unit.x, y: INSET / unit.y });
  const isAtEnd = (seen.x + seen.width - x) * unit.x < FLAG_WIDTH;
  const isAtFoot = (seen.y + seen.height - y) * unit.y < FLAG_HEIGHT;
  return (
    <Glide
      data-pointer={seat}
      data-out={isOut ? '' : undefined}
      data-finger={pointer.touch ? '' : undefined}
      style={{ transform: `translate(${x}%, ${y}%)` }}
    >
      <Tip>
        {beyond !== null ? (
          <EdgeMark seat={seat} side={beyond} />
        ) : (
          <>
            {pointer.touch ? <Finger style={{ borderColor: look.line }} /> : <Arrow fill={look.enamel} />}
            <Flag
              seat={seat}
              position="absolute"
              {...(isAtEnd ? { right: '6px' } : { left: '24px' })}
              {...(isAtFoot ? { bottom: '12px' } : { top: '28px' })}
            >
              {shortName(name)}
            </Flag>
          </>
        )}
      </Tip>
    </Glide>
  );
}

/** The space in CSS pixels that a name flag may need beside and below its pointer. */
const FLAG_WIDTH = 190;
const FLAG_HEIGHT = 62;

/** Whether the pointer has rested for too long to be shown. */
function useIsOut(pointer: SeenPointer): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const rest = pointer.touch ? RESTS.finger : RESTS.pointer;
    const timer = setTimeout(() => setNow(Date.now()), pointer.at + rest - Date.now());
    return () => clearTimeout(timer);
  }, [pointer]);
  return isOutOfSight(pointer, now);
}

/** An arrow in a field of 34 by 40, with its tip at the top left. */
function Arrow({ fill }: { fill: string }) {
  return (
    <chakra.svg
      viewBox="0 0 34 40"
      width="34px"
      height="40px"
      position="absolute"
      left="-4px"
      top="-3px"
      overflow="visible"
      filter="drop-shadow(0 2px 2px rgb(0 0 0 / 0.5))"
    >
      <path
        d="M4 3 29 22.5 18.5 23.8 24.5 34.6 18.6 37.6 12.9 26.6 4 33.5Z"
        fill="none"
        stroke="#1d1320"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path
        d="M4 3 29 22.5 18.5 23.8 24.5 34.6 18.6 37.6 12.9 26.6 4 33.5Z"
        fill={fill}
        stroke="#fffaf0"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </chakra.svg>
  );
}

const Finger = chakra('span', {
  base: {
    position: 'absolute',
    boxSize: '42px',
    left: '-21px',
    top: '-21px',
    borderRadius: 'full',
    border: '4px solid',
    boxShadow: '0 0 0 2px #1d1320, inset 0 0 0 2px #1d1320',
    backgroundImage: 'radial-gradient(circle, #fffaf0 0 7px, rgb(255 250 240 / 0.25) 8px)',
  },
});

/** An element without size at the pointer's place, around which its parts are drawn. */
const Tip = chakra('div', { base: { position: 'absolute', boxSize: '0' } });

/**
 * Glides to each new place. It is as large as the stage, since a transform in percent refers to the element's
 * own size. A movement lasts as long as the time between two places (5 Hz): a shorter one would stop before
 * the next place comes.
 */
const Glide = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    transition: 'transform 200ms linear, opacity 400ms ease-out',
    animationName: 'fade-in',
    animationDuration: '120ms',
    '&[data-finger]': { animationDuration: '80ms', transitionDuration: '200ms, 300ms' },
    '&[data-out]': { opacity: '0' },
  },
});
