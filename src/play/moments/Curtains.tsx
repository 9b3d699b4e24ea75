import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { playSound } from '../sound/playSound.ts';
import { useGameStatus } from '../table/gameContext.ts';
import { onceSeen } from './onceSeen.ts';

/** Curtains that close over the stage when a pause begins; the room is removed behind them (P2). */
export function ClosingCurtains() {
  useEffect(() => playSound('curtain'), []);
  return (
    <>
      <Curtain side="left" />
      <Curtain side="right" />
    </>
  );
}

/** Curtains that open once the play resumes and the room is drawn; they take no clicks. */
export function OpeningCurtains({ whenShown }: { whenShown: () => Promise<void> }) {
  const isPaused = useGameStatus((s) => s.isPaused);
  const wasPaused = useRef(isPaused);
  const [state, setState] = useState<'away' | 'drawn' | 'opening'>('away');
  // Runs before the room is painted.
  useLayoutEffect(() => {
    setState(wasPaused.current && !isPaused ? 'drawn' : 'away');
    wasPaused.current = isPaused;
  }, [isPaused]);
  useEffect(() => {
    if (state !== 'drawn') return;
    onceSeen(whenShown, () => setState((now) => (now === 'drawn' ? 'opening' : now)));
  }, [state, whenShown]);
  useEffect(() => {
    if (state === 'opening') playSound('curtain');
  }, [state]);
  if (state === 'away') return null;
  return (
    <chakra.div aria-hidden position="absolute" inset="0" overflow="hidden" pointerEvents="none">
      <Curtain side="left" motion={state} />
      <Curtain side="right" motion={state} onOpen={() => setState('away')} />
    </chakra.div>
  );
}

/** Folds of wine-red cloth with a gold hem. */
const CLOTH = {
  position: 'absolute',
  insetY: '0',
  width: '50.2%',
  bgColor: 'red.950',
  bgImage:
    'linear-gradient(0deg, rgb(6 4 10 / 0.45), transparent 18%, transparent 82%, rgb(6 4 10 / 0.5)), ' +
    'repeating-linear-gradient(90deg, {colors.red.950}, {colors.red.900} 1.1rem, {colors.red.800} 2rem, {colors.red.900} 2.6rem, {colors.red.950} 3.4rem)',
  boxShadow: '0 0 24px rgb(0 0 0 / 0.6)',
} as const;

// The folds of an open curtain are narrower.
const DRAWN = {
  left: {
    left: '0',
    borderRight: '3px solid #a06d22',
    transformOrigin: '0 0',
    drawn: keyframes({
      '0%': { transform: 'translateX(-90%) scaleX(0.6)' },
      '100%': { transform: 'none' },
    }),
  },
  right: {
    right: '0',
    borderLeft: '3px solid #a06d22',
    transformOrigin: '100% 0',
    drawn: keyframes({
      '0%': { transform: 'translateX(90%) scaleX(0.6)' },
      '100%': { transform: 'none' },
    }),
  },
};

const CLOSING = '450ms cubic-bezier(0.3, 0.6, 0.3, 1) both';
const OPENING = '350ms cubic-bezier(0.6, 0, 0.7, 0.4) reverse both';

interface CurtainProps {
  side: 'left' | 'right';
  motion?: 'closing' | 'drawn' | 'opening';
  onOpen?: () => void;
}

const TIMING = { closing: CLOSING, opening: OPENING };

function Curtain({ side, motion = 'closing', onOpen }: CurtainProps) {
  const { drawn, ...hung } = DRAWN[side];
  const animation = motion === 'drawn' ? undefined : `${drawn} ${TIMING[motion]}`;
  return (
    <chakra.div
      aria-hidden
      css={{ ...CLOTH, ...hung, ...(animation && { animation }) }}
      onAnimationEnd={onOpen}
    />
  );
}
