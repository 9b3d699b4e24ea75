import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Box, placeAt, textSize, u } from '../units.ts';
import { LOCK_KEY } from './LockKey.tsx';

interface LockSwitchProps {
  label: string;
  number: number;
  isOn: boolean;
  box: Box;
  onFlick: () => void;
  children: ReactNode;
}

/** A switch with its number below the lever. */
export function LockSwitch({ label, number, isOn, box, onFlick, children }: LockSwitchProps) {
  return (
    <chakra.button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      onClick={onFlick}
      style={{ ...placeAt(box), borderRadius: u(12) }}
      css={{ ...LOCK_KEY, '&:active > *': {} }}
    >
      {children}
      <chakra.span
        aria-hidden
        position="absolute"
        insetInline="0"
        textAlign="center"
        fontWeight="700"
        color="var(--switch-ink, #3a2a1c)"
        lineHeight="1"
        style={{ bottom: u(box[3] > 120 ? 16 : 8), fontSize: textSize(box[2] > 60 ? 20 : 16) }}
      >
        {number}
      </chakra.span>
    </chakra.button>
  );
}
