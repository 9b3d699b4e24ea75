import { Box } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';

interface StillViewProps {
  /** Null if nothing was drawn, as after a reload. */
  still: HTMLCanvasElement | null;
  /** True if it lies behind a close-up. */
  isDimmed?: boolean;
  /** The address of a close-up's background, which fills the stage around it, out of focus. */
  ground?: string | undefined;
  /** Called for a tap on it; by keys there are other ways. */
  onClick?: (() => void) | undefined;
}

/** A still picture of the stage as it was; none of its things can be clicked. */
export function StillView({ still, isDimmed = false, ground, onClick }: StillViewProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.replaceChildren(...(still ? [still] : []));
  }, [still]);
  return (
    <Box position="absolute" inset="0" aria-hidden bg="bg.deep" onClick={onClick}>
      <Box
        ref={host}
        position="absolute"
        inset="0"
        // The stage may have another shape since.
        css={{ '& > canvas': { width: '100%', height: '100%', objectFit: 'cover' } }}
      />
      {isDimmed && (
        <Box position="absolute" inset="0" animationName="fade-in" animationDuration="200ms">
          {ground && <ItemPicture uri={ground} boxSize="100%" objectFit="cover" css={OUT_OF_FOCUS} />}
          <Box position="absolute" inset="0" bg="rgb(10 8 20 / 0.48)" />
        </Box>
      )}
    </Box>
  );
}

/** Larger, since a blur fades towards the edges. */
const OUT_OF_FOCUS = { filter: 'blur(8px)', scale: '1.06' } as const;
