import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { useContext, useEffect } from 'react';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';
import { crossFade } from '../moments/crossFade.ts';
import { ClassAtTable } from '../table/classAtTable.ts';
import { useGame, useGameplay } from '../table/gameContext.ts';
import { SkipButton } from '../table/SkipButton.tsx';
import { endText } from '../text/ending.ts';
import { tableText } from '../text/table.ts';

/** Milliseconds until the end screen replaces the room; the second value is for reduced motion. */
const NIGHTFALL = 3000;
const STILL = 1400;

/** Shows night falling over the room when the time has run out, before the end screen. One tap skips it. */
export function TimeUp() {
  return useGameplay((s) => s.isTimeUp) ? <Nightfall /> : null;
}

function Nightfall() {
  const { gameplay } = useGame();
  const isStill = useReducedMotion();
  const words = useContext(ClassAtTable)?.over ?? endText.gameOverTitle;
  useEffect(() => {
    const timer = setTimeout(() => crossFade(gameplay.getState().leaveRoom), isStill ? STILL : NIGHTFALL);
    return () => clearTimeout(timer);
  }, [gameplay, isStill]);
  return (
    <Cover
      className="evening"
      data-time-up
      data-still={isStill ? '' : undefined}
      onClick={() => crossFade(gameplay.getState().leaveRoom)}
    >
      <Moonlight aria-hidden />
      <Words role="status">{words}</Words>
      <SkipButton type="button" ref={focus}>
        {tableText.exit.skip}
      </SkipButton>
    </Cover>
  );
}

/** Takes the focus, since the element that had it is useless now. */
function focus(button: HTMLElement | null) {
  button?.focus({ preventScroll: true });
}

const comes = keyframes({ '0%': { opacity: '0' } });
const sinks = keyframes({ '0%': { opacity: '0', transform: 'translateY(-0.6em)' } });

/** Darkens the room but leaves its contents visible. */
const Cover = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    padding: { base: '2', md: '5' },
    cursor: 'pointer',
    overflow: 'hidden',
    bg: 'radial-gradient(ellipse at 50% 45%, rgb(10 12 40 / 0.72), rgb(5 5 20 / 0.93) 75%)',
    animation: `${comes} 1500ms cubic-bezier(0.5, 0, 0.3, 1) both`,
    '&[data-still], &[data-still] *': { animation: 'none' },
  },
});

/** A beam of moonlight with dust in it. */
const Moonlight = chakra('span', {
  base: {
    position: 'absolute',
    insetY: '-10%',
    insetInlineStart: '12%',
    width: '46%',
    pointerEvents: 'none',
    transform: 'skewX(-24deg)',
    bg: 'linear-gradient(90deg, transparent, rgb(168 190 255 / 0.2) 30%, rgb(190 206 255 / 0.26) 50%, rgb(168 190 255 / 0.16) 72%, transparent)',
    maskImage: 'linear-gradient(180deg, #000 30%, transparent 96%)',
    animation: `${comes} 1300ms ease-out 900ms both`,
  },
});

const Words = chakra('span', {
  base: {
    position: 'absolute',
    insetX: '4',
    top: '50%',
    translate: '0 -50%',
    textAlign: 'center',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: { base: '3xl', md: '5xl' },
    lineHeight: '1.1',
    color: 'paper.50',
    textShadow: '0 2px 18px rgb(0 0 0 / 0.8)',
    animation: `${sinks} 900ms cubic-bezier(0.2, 0.8, 0.2, 1) 1000ms both`,
  },
});
