import { chakra } from '@chakra-ui/react';
import { hitRect } from '../../../core/room/geometry.ts';
import { useGameplay } from './gameContext.ts';

/** What falls in as a door opens: a line of light along its edge, which widens and floods the room. */
export function DoorLight({ door }: { door: string }) {
  const item = useGameplay((s) => s.items[door as keyof typeof s.items]);
  if (!item) return null;
  const { x: left, y: top, width, height } = hitRect(item);
  const percent = (value: number) => `${value}%`;
  return (
    <>
      <chakra.span
        aria-hidden
        css={FLOOD}
        style={{
          backgroundImage: `radial-gradient(ellipse at ${percent(left + width / 2)} ${percent(top + height / 2)}, rgb(255 240 200 / 0.75), rgb(255 214 140 / 0.28) 32%, transparent 68%)`,
        }}
      />
      <chakra.span
        aria-hidden
        css={LINE}
        style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
      />
    </>
  );
}

const FLOOD = {
  position: 'absolute',
  inset: '0',
  pointerEvents: 'none',
  mixBlendMode: 'screen',
  animation: 'door-flood 1500ms ease-out 150ms both',
  '@keyframes door-flood': { '0%, 100%': { opacity: '0' }, '35%': { opacity: '1' } },
} as const;

const LINE = {
  position: 'absolute',
  pointerEvents: 'none',
  mixBlendMode: 'screen',
  borderRadius: '2px',
  backgroundImage: 'linear-gradient(90deg, rgb(255 236 190 / 0.2), #fff6dc 45%, rgb(255 236 190 / 0.2))',
  transformOrigin: '88% 50%',
  animation: 'door-line 1100ms cubic-bezier(0.5, 0, 0.2, 1) both',
  '@keyframes door-line': {
    '0%': { opacity: '0.2', transform: 'scaleX(0.01)' },
    '25%': { opacity: '1', transform: 'scaleX(0.05)' },
    '70%': { opacity: '0.85', transform: 'scaleX(0.92)' },
    '100%': { opacity: '0', transform: 'scaleX(1)' },
  },
} as const;
