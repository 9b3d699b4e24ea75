import { chakra, Flex, type FlexProps } from '@chakra-ui/react';
import { Footprints, Hand, Heart, Target } from 'lucide-react';
import type { SignalKind } from '../../../shared/ports/LiveChannel.ts';
import { Mark } from '../marks/Mark.tsx';
import { MARK_LOOKS } from '../marks/markLooks.ts';
import type { Spot } from './sights.ts';

/** The maximum number of letters of a name on a flag. */
const MOST_LETTERS = 14;

/** Shortens a name so that it fits on a flag. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : name;
}

/** The distance in CSS pixels between the window's edge and the middle of a mark that points beyond it. */
export const INSET = 26;

/** A text beside a seat's mark, in the mark's colour. */
export function Flag({ seat, children, ...props }: FlexProps & { seat: number }) {
  return (
    <Flex
      align="center"
      gap="1.5"
      height="28px"
      paddingInlineStart="4px"
      paddingInlineEnd="10px"
      borderRadius="full"
      border="2px solid"
      borderColor={MARK_LOOKS[seat]?.line}
      bg="#1d1320"
      color="#fff6e2"
      fontSize="0.9375rem"
      fontWeight="700"
      lineHeight="1"
      whiteSpace="nowrap"
      boxShadow="0 0 0 1.5px #1d1320"
      {...props}
    >
      <Mark seat={seat} size={20} />
      {children}
    </Flex>
  );
}

const TURNS = { right: '0deg', bottom: '90deg', left: '180deg', top: '270deg' } as const;

/**
 * The mark at the window's edge of something outside the visible part of the stage; a tip points toward it.
 */
export function EdgeMark({ seat, side }: { seat: number; side: NonNullable<Spot['beyond']> }) {
  return (
    <chakra.span
      position="absolute"
      left="-15px"
      top="-15px"
      boxSize="30px"
      display="grid"
      placeItems="center"
    >
      <Mark seat={seat} size={30} />
      <chakra.span position="absolute" inset="0" style={{ rotate: TURNS[side] }}>
        <chakra.svg
          viewBox="0 0 12 18"
          position="absolute"
          left="32px"
          top="6px"
          width="12px"
          height="18px"
          overflow="visible"
        >
          <path
            d="M1 1 11 9 1 17Z"
            fill={MARK_LOOKS[seat]?.line}
            stroke="#1d1320"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </chakra.svg>
      </chakra.span>
    </chakra.span>
  );
}

export const SIGNAL_ICONS = {
  ping: Target,
  come: Footprints,
  help: Hand,
  thanks: Heart,
} as const satisfies Record<SignalKind, unknown>;
