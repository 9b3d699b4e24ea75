import { Box, chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { useEffect, useState } from 'react';
import { togetherText } from '../../text/together.ts';
import { MARK_LOOKS } from '../marks/markLooks.ts';
import type { SeenSignal } from './companyStore.ts';
import { EdgeMark, Flag, INSET, SIGNAL_ICONS } from './flags.tsx';
import { type StageWindow, spotIn } from './sights.ts';

/** Milliseconds for which a signal is shown. */
const STAYS = 4000;

/** The space in CSS pixels that a signal's flag needs above it and on each side. */
const HEAD = 100;
const SIDE = 80;

/** A signal at its place: rings that spread, and a flag with the signal's name. */
export function SignalMark({ signal, window: { seen, unit } }: { signal: SeenSignal; window: StageWindow }) {
  const isOver = useIsOver(signal);
  const { seat, kind } = signal;
  const line = MARK_LOOKS[seat]?.line;
  if (isOver || !line) return null;
  const { x, y, beyond } = spotIn(signal, seen, { x: INSET / unit.x, y: INSET / unit.y });
  const Icon = SIGNAL_ICONS[kind];
  const isAtHead = (y - seen.y) * unit.y < HEAD;
  const [before, after] = [(x - seen.x) * unit.x, (seen.x + seen.width - x) * unit.x];
  const aside = before < SIDE ? '-20px' : after < SIDE ? 'calc(20px - 100%)' : '-50%';
  const isPing = kind === 'ping';
  return (
    <Box
      data-signal={kind}
      position="absolute"
      css={{ _sideways: { '--size': '0.72' } }}
      style={{ left: `${x}%`, top: `${y}%` }}
    >
      {beyond !== null ? (
        <EdgeMark seat={seat} side={beyond} />
      ) : (
        <>
          {isPing && (
            <>
              {RUNS.map((delay) => (
                <Run key={delay} style={{ borderColor: line, animationDelay: `${delay}ms` }} />
              ))}
              <Ring style={{ borderColor: line }} />
            </>
          )}
          <Flag
            seat={seat}
            position="absolute"
            left="0"
            height="34px"
            style={{ translate: `${aside} ${isPing ? '0' : '-50%'}` }}
            {...(isPing && (isAtHead ? { top: BESIDE } : { bottom: BESIDE }))}
            animationName="fade-in"
            animationDuration="120ms"
          >
            {togetherText.signals.flags[kind]}
            {!isPing && <Icon size={18} />}
          </Flag>
        </>
      )}
    </Box>
  );
}

function useIsOver({ seenAt }: SeenSignal): boolean {
  const left = seenAt + STAYS - Date.now();
  const [isOver, setIsOver] = useState(left <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), seenAt + STAYS - Date.now());
    return () => clearTimeout(timer);
  }, [seenAt]);
  return isOver;
}

/** Milliseconds after which each ring begins to spread. */
const RUNS = [0, 300, 600];

/** The distance from the middle to just outside the rings. */
const BESIDE = 'calc(var(--size, 1) * 42px + 6px)';

const run = keyframes({
  '0%': { transform: 'scale(0.4)', opacity: '0' },
  '20%': { opacity: '1' },
  '100%': { transform: 'scale(1)', opacity: '0' },
});

/** A ring. Its middle is empty, so that nothing covers the thing that it points to. */
const Ring = chakra('span', {
  base: {
    '--ring': 'calc(var(--size, 1) * 40px)',
    position: 'absolute',
    boxSize: 'var(--ring)',
    left: 'calc(var(--ring) / -2)',
    top: 'calc(var(--ring) / -2)',
    borderRadius: 'full',
    border: '4px solid',
    boxShadow: '0 0 0 1.5px #1d1320, inset 0 0 0 1.5px #1d1320',
    animationName: 'fade-in',
    animationDuration: '120ms',
  },
});

const Run = chakra(Ring, {
  base: {
    '--ring': 'calc(var(--size, 1) * 84px)',
    borderWidth: '3px',
    animation: `${run} 900ms ease-out both`,
  },
});
