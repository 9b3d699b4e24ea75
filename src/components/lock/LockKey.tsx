import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Box, placeAt, u } from './units.ts';

interface LockKeyProps {
  label: string;
  box: Box;
  onPress: () => void;
  isPressed?: boolean;
  radius?: number;
  children?: ReactNode;
}

/** Something on a face that is pressed: it sinks. */
export function LockKey({ label, box, onPress, isPressed, radius = 11, children }: LockKeyProps) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
      style={{ ...placeAt(box), borderRadius: u(radius) }}
      css={LOCK_KEY}
    >
      {children}
    </chakra.button>
  );
}

export const LOCK_KEY = {
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  '& > *': { transition: 'translate 120ms, filter 120ms' },
  '&:active > *': { translate: '0 4px', transitionDuration: '60ms' },
  '@media (hover: hover)': { '&:hover > *': { filter: 'brightness(1.08)' } },
  '&:focus-visible': { outline: '4px solid #a5dcff', outlineOffset: '1px', boxShadow: '0 0 0 8px #0d1222' },
  '@media (prefers-reduced-motion: reduce)': { '& > *': { transition: 'none' } },
} as const;
