import { chakra } from '@chakra-ui/react';

/** A short choice of the palette; the pressed one is brass. */
export const PaletteChip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: '0',
    minHeight: { base: '11', md: '8' },
    paddingX: { base: '3', lg: '2' },
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    textStyle: { base: 'sm', lg: 'xs' },
    fontWeight: '600',
    color: 'fg.muted',
    cursor: 'pointer',
    transition: 'background-color 140ms, color 140ms',
    _hover: { color: 'fg', bg: 'bg.raised' },
    // A finger's width on touch screens.
    _touch: { minHeight: '11' },
    '&[aria-pressed=true]': { layerStyle: 'brassPlate', borderWidth: '1px' },
  },
});
