import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { type CSSProperties, useEffect, useState } from 'react';
import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { REVEAL_DELAY } from '../../../core/play/view/revealDelay.ts';
import { hitRect } from '../../../core/room/geometry.ts';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';
import { useGame, useGameplay } from '../table/gameContext.ts';
import { onceSeen } from './onceSeen.ts';

interface Glint {
  id: number;
  item: OpaqueName;
  /** Opacity; fainter over a thing that opens, so that it stays visible. */
  peak: number;
  /** Milliseconds; things found inside follow later. */
  delay: number;
  /** True for small found things: the glint stays over them for a while. */
  stays: boolean;
}

/** A glint over unlocked, opened or revealed items. With reduced motion only the text reports them. */
export function Glints({ whenShown }: { whenShown: () => Promise<void> }) {
  const { gameplay } = useGame();
  const isStill = useReducedMotion();
  const items = useGameplay((s) => s.items);
  const [glints, setGlints] = useState<readonly Glint[]>([]);
  useEffect(() => {
    if (isStill) return;
    let id = 0;
    return gameplay.getState().subscribeSights((events) => {
      // The escape has a light of its own.
      if (events.some(({ type }) => type === 'escaped')) return;
      const opening = new Set(events.filter(isOpening).map(({ item }) => item));
      const revealed = new Set(events.flatMap((event) => (event.type === 'revealed' ? [event.item] : [])));
      const lit = [...new Set(events.filter(isLit).map(({ item }) => item))];
      const glints = lit.map((item) => ({
        id: ++id,
        item,
        peak: opening.has(item) ? OPENING_PEAK : 1,
        delay: opening.size > 0 && !opening.has(item) ? REVEAL_DELAY : 0,
        stays: revealed.has(item),
      }));
      if (glints.length > 0) onceSeen(whenShown, () => setGlints(glints));
    });
  }, [gameplay, isStill, whenShown]);
  return glints.map(({ id, item: name, peak, delay, stays }) => {
    const item = items[name];
    if (!item) return null;
    const { x, y, width, height } = hitRect(item);
    return (
      <chakra.span
        key={id}
        aria-hidden
        data-glint
        css={stays ? STAYING : BURST}
        style={
          {
            left: `${x + width / 2}%`,
            top: `${y + height / 2}%`,
            width: `${Math.max(width * 1.9, 12)}%`,
            '--peak': peak,
            animationDelay: `${delay}ms`,
          } as CSSProperties
        }
        onAnimationEnd={() => setGlints((all) => all.filter((glint) => glint.id !== id))}
      />
    );
  });
}

const OPENING_PEAK = 0.38;

type Lit = Extract<PlayEvent<OpaqueName>, { type: 'opened' }>;

function isOpening(event: PlayEvent<OpaqueName>): event is Lit {
  return event.type === 'opened';
}

function isLit(event: PlayEvent<OpaqueName>): event is Lit {
  return event.type === 'unlocked' || event.type === 'opened' || event.type === 'revealed';
}

const glint = keyframes({
  '0%': { opacity: '0', transform: 'scale(0.35)' },
  '28%': { opacity: 'var(--peak)', transform: 'scale(0.85)' },
  '100%': { opacity: '0', transform: 'scale(1.15)' },
});

const stay = keyframes({
  '0%': { opacity: '0', transform: 'scale(0.35)' },
  '12%, 40%': { opacity: 'var(--peak)', transform: 'scale(0.85)' },
  '26%, 56%': { opacity: '0.6', transform: 'scale(0.75)' },
  '72%': { opacity: 'var(--peak)', transform: 'scale(0.85)' },
  '100%': { opacity: '0', transform: 'scale(1.05)' },
});

const BURST = {
  position: 'absolute',
  aspectRatio: '1',
  translate: '-50% -50%',
  pointerEvents: 'none',
  borderRadius: 'full',
  mixBlendMode: 'screen',
  backgroundImage:
    'radial-gradient(circle, rgb(255 240 190 / 0.85), rgb(255 206 110 / 0.35) 34%, transparent 66%)',
  animation: `${glint} 760ms ease-out both`,
} as const;

const STAYING = { ...BURST, animation: `${stay} 2400ms ease-in-out both` } as const;
