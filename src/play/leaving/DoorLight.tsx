import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { hitRect } from '../../../core/room/geometry.ts';
import { useGameplay } from '../table/gameContext.ts';

/** Light that floods the room as a door opens. */
export function DoorLight({ door }: { door: string }) {
  const item = useGameplay((s) => s.items[door as keyof typeof s.items]);
  if (!item) return null;
  const { x: left, y: top, width, height } = hitRect(item);
  return (
    <chakra.span
      aria-hidden
      css={FLOOD}
      style={{
        backgroundImage: `radial-gradient(ellipse at ${left + width / 2}% ${top + height / 2}%, rgb(255 240 200 / 0.5), rgb(255 214 140 / 0.22) 32%, transparent 68%)`,
      }}
    />
  );
}

const flood = keyframes({ '0%, 100%': { opacity: '0' }, '45%': { opacity: '1' } });

const FLOOD = {
  position: 'absolute',
  inset: '0',
  pointerEvents: 'none',
  mixBlendMode: 'screen',
  animation: `${flood} 2100ms ease-in-out 350ms both`,
} as const;
