import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { BESIDE, type Box, placeAt, u } from '../units.ts';
import { useSteadyName } from './useSteadyName.ts';

interface LockKeyProps {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  box: Box;
  onPress: () => void;
  isPressed?: boolean;
  /** True if Enter presses this key instead of submitting. */
  hasOwnEnter?: boolean;
  /** On a phone held sideways it stands beside the lock (`keyBeside`). */
  isBeside?: boolean;
  radius?: number;
  children?: ReactNode;
}

/** A key on a face; it sinks when pressed. */
export function LockKey({
  ref,
  label,
  box,
  onPress,
  isPressed,
  hasOwnEnter,
  isBeside = false,
  radius = 11,
  children,
}: LockKeyProps) {
  const name = useSteadyName(label);
  return (
    <chakra.button
      {...name}
      ref={ref}
      type="button"
      htmlTranslate="no"
      aria-pressed={isPressed}
      data-own-enter={hasOwnEnter}
      onClick={onPress}
      style={{ ...placeAt(box), borderRadius: u(radius) }}
      css={isBeside ? { ...LOCK_KEY, _sidewaysLock: LYING_UNDO } : LOCK_KEY}
    >
      {children}
    </chakra.button>
  );
}

const LYING_UNDO = {
  left: `${u(BESIDE.undo[0])} !important`,
  top: `${u(BESIDE.undo[1])} !important`,
};

export const LOCK_KEY = {
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  '& > *': { transition: 'translate 120ms, filter 120ms' },
  '&:active > *': { translate: '0 4px', transitionDuration: '60ms' },
  _hover: { '& > *': { filter: 'brightness(1.08)' } },
  '&:focus-visible': { outline: '4px solid #a5dcff', outlineOffset: '1px', boxShadow: '0 0 0 8px #0d1222' },
  _motionReduce: { '& > *': { transition: 'none' } },
} as const;
