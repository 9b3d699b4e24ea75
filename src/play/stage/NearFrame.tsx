import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';

/**
 * The position of a close-up, in percent of the stage's width. It is whole, also where the room is not. Upright phones
 * give it all of the stage, which is taller there (`TableFrame`).
 */
export const NEAR = {
  width: { base: '90%', md: '78%' },
  // With `auto` it would reach from top to bottom.
  height: 'fit-content',
  aspectRatio: '16/9',
  // In the middle of a stage taller than wide.
  top: { base: '0', lg: '7%' },
  bottom: { base: '0', lg: 'auto' },
  marginY: 'auto',
  insetInlineStart: { base: '5%', md: '11%' },
  _uprightPhone: {
    width: 'calc(100% - 1rem)',
    height: 'calc(100% - 1rem)',
    aspectRatio: 'auto',
    top: '0.5rem',
    bottom: 'auto',
    insetInlineStart: '0.5rem',
  },
} as const;

/** The lower edge of a close-up's name plate, from the stage's upper edge, with a gap. */
export const BELOW_NAME = {
  base: belowName(0.9),
  md: belowName(0.78),
  lg: 'calc(var(--stage-height) * 0.07 + 1rem)',
} as const;

/** In the middle of the stage, a close-up of this share of its width begins half of the remaining height down. */
function belowName(share: number): string {
  return `calc((var(--stage-height) - var(--stage-width) * ${share} * 9 / 16) / 2 + 1.125rem)`;
}

/** Walnut between two lines of brass. */
export const NEAR_FRAME =
  '0 0 0 2px {colors.ink}, 0 0 0 4px #d9a441, 0 0 0 10px #5c3420, 0 0 0 12px #a06d22, 0 0 0 14px {colors.ink}, 0 18px 50px rgb(0 0 0 / 0.7)';

interface NearFrameProps {
  ref: Ref<HTMLDivElement>;
  isNear: boolean;
  /** The close-up's name, on a plate; may be empty. */
  name: string;
  /** Whether the close-up is entered but not drawn yet. It is hidden then, since it would show the former picture. */
  isAwaited: boolean;
  /** True when it has just come into view. */
  isGrowing: boolean;
  children: ReactNode;
}

/** Wraps the stage's picture: nothing in a place, a growing frame in a close-up. */
export function NearFrame({ ref, isNear, name, isAwaited, isGrowing, children }: NearFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  useImperativeHandle(ref, () => frame.current as HTMLDivElement);
  useLayoutEffect(() => {
    if (isGrowing) grow(frame.current, reducedMotion);
  }, [isGrowing, reducedMotion]);
  const place = isNear
    ? {
        ...NEAR,
        '--stage-fill': { base: 'auto', _uprightPhone: '100%' },
        borderRadius: '2px',
        boxShadow: NEAR_FRAME,
      }
    : { width: '100%', top: '0', insetInlineStart: '0' };
  return (
    <Box ref={frame} position="absolute" opacity={isAwaited ? '0' : undefined} css={place}>
      {children}
      {isNear && name !== '' && <NamePlate className="evening">{name}</NamePlate>}
    </Box>
  );
}

function grow(frame: HTMLElement | null, reducedMotion: boolean): void {
  const fade = { opacity: [0, 1] };
  const frames = reducedMotion ? fade : { ...fade, scale: ['0.72', '1'] };
  frame?.animate(frames, { duration: reducedMotion ? 120 : 260, easing: 'cubic-bezier(.2,.8,.2,1)' });
}

const NamePlate = chakra('div', {
  base: {
    position: 'absolute',
    // On the frame instead of over the picture.
    bottom: { base: 'calc(100% - 1.05rem)', md: 'calc(100% - 0.375rem)' },
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    maxWidth: '80%',
    paddingX: { base: '3', md: '5' },
    paddingY: { base: '0', md: '0.5' },
    layerStyle: 'brassPlate',
    borderRadius: 'md',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: { base: 'md', md: 'xl' },
    lineClamp: '1',
    pointerEvents: 'none',
  },
});
