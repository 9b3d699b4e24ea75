import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type CoverFrame, coverFrameUri } from '../../../core/catalogue/coverFrames.ts';

interface FramedPictureProps {
  /** A 16:9 picture that fills the frame. */
  children: ReactNode;
  /** A drawn frame, over the wooden one that is shown until it has loaded. */
  frame?: CoverFrame | null;
  /** On the brass plaque below, e.g. the time limit. */
  plaque?: ReactNode;
  /** On the frame's upper corner, e.g. `BookmarkRibbon`. */
  corner?: ReactNode;
  /**
   * Text on a plate that appears with the lamp while the surrounding `group` is hovered; not on touch
   * screens.
   */
  invitation?: ReactNode;
}

const POINTED_AT = '@media (hover: hover) and (min-width: 961px)';

/** A framed picture. If the card around it has the class `group`, a lamp lights it on hover. */
export function FramedPicture({ children, frame = null, plaque, corner, invitation }: FramedPictureProps) {
  return (
    <Box position="relative" transformOrigin="50% -30px" css={invitation === undefined ? {} : TILTS}>
      <Frame data-frame css={frame === null ? {} : drawnFrame(frame)}>
        {children}
      </Frame>
      {corner}
      {plaque !== undefined && <Plaque>{plaque}</Plaque>}
      {invitation !== undefined && <Invitation aria-hidden>{invitation}</Invitation>}
    </Box>
  );
}

const TILTS = {
  // Above the link that covers the card, but lets its clicks through, except at the corner's button.
  zIndex: '1',
  pointerEvents: 'none',
  transition: 'rotate {durations.picture} cubic-bezier(0.2, 0.8, 0.2, 1)',
  [POINTED_AT]: {
    '.group:hover &, .group:focus-within &': {
      rotate: '-0.6deg',
      '& > [data-frame]': { boxShadow: `${frameShadow()}, 0 -10px 60px rgb(255 214 130 / 0.34)` },
    },
  },
};

/**
 * A frame from a picture, wider than the wooden one, but only outwards, so that cards in a row align. It lies over the
 * wooden frame, since browsers draw no frame at all while its picture loads.
 */
function drawnFrame(frame: CoverFrame) {
  return {
    _before: { borderWidth: '0' },
    _after: {
      content: '""',
      position: 'absolute',
      inset: { base: '-7px', md: '-9px' },
      zIndex: '1',
      borderWidth: { base: '7px', md: '9px' },
      borderStyle: 'solid',
      borderColor: 'transparent',
      borderImageSource: `url(${coverFrameUri(frame)})`,
      borderImageSlice: '32',
      borderImageRepeat: 'round',
      borderImageWidth: { base: '14px', md: '17px' },
      borderImageOutset: { base: '7px', md: '8px' },
      pointerEvents: 'none',
    },
  };
}

function frameShadow(): string {
  return '0 0 0 2px {colors.ink}, inset 0 0 0 2px {colors.ink}, {shadows.hung}, 0 0 0 5px rgb(255 227 161 / 0.2)';
}

/** Wood with mitred sides, a brass bead inside, and its shadow on the picture. */
export const Frame = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    borderWidth: { base: '7px', md: '9px' },
    borderStyle: 'solid',
    borderColor: '#c08a56 #8a5433 #5f3722 #a56c40',
    borderRadius: '4px',
    boxShadow: '0 0 0 2px {colors.ink}, inset 0 0 0 2px {colors.ink}, {shadows.hung}',
    bg: 'ink',
    transition: 'box-shadow {durations.picture}',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '1',
      border: '3px solid',
      borderColor: '#8a5a1d #e9bb5b #fbe09a #b27a2a',
      boxShadow:
        '0 0 0 1.5px {colors.ink}, inset 0 0 0 1.5px {colors.ink}, inset 6px 9px 14px rgb(10 5 15 / 0.5)',
      pointerEvents: 'none',
    },
  },
});

const SCREW = {
  content: '""',
  position: 'absolute',
  top: '50%',
  marginTop: '-2px',
  boxSize: '4px',
  borderRadius: 'full',
  bg: 'brass.700',
} as const;

/** A brass plaque below a picture, held by two screws. */
const Plaque = chakra('div', {
  base: {
    layerStyle: 'brassPlate',
    position: 'absolute',
    zIndex: '3',
    insetInlineStart: '50%',
    bottom: '-19px',
    translate: '-50% 0',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    borderRadius: '5px',
    px: '4.5',
    py: '0.5',
    fontSize: 'xs',
    fontWeight: '700',
    lineHeight: '1.35',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { boxSize: '1.15em' },
    _before: { ...SCREW, insetInlineStart: '6px' },
    _after: { ...SCREW, insetInlineEnd: '6px' },
  },
});

const Invitation = chakra('div', {
  base: {
    layerStyle: 'brassPlate',
    display: 'none',
    position: 'absolute',
    zIndex: '3',
    insetInline: '0',
    bottom: '30px',
    width: 'max-content',
    marginX: 'auto',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '2',
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: '700',
    pointerEvents: 'none',
    '& svg': { boxSize: '4.5' },
    [POINTED_AT]: { '.group:hover &, .group:focus-within &': { display: 'flex' } },
  },
});
