const gap = { boxShadow: '0 0 0 2px {colors.focus.gap}' };

/** The focus ring, with a gap, visible on any ground. */
export const focusRing = { outline: '3px solid {colors.focus}', outlineOffset: '2px', ...gap } as const;

/** The same for Chakra's recipes, which draw a ring of their own. */
export const focusRingOfRecipe = {
  focusVisibleRing: 'outside',
  focusRingColor: 'focus',
  focusRingWidth: '3px',
  _focusVisible: gap,
} as const;
