import { defineSlotRecipe } from '@chakra-ui/react';
import { focusRingOfRecipe } from '../kit/focusRing.ts';

/** The look of a switch, green with a brass thumb when on. Not part of the theme, which every first visit loads. */
export const switchRecipe = defineSlotRecipe({
  className: 'chakra-switch',
  slots: ['root', 'label', 'control', 'thumb'],
  base: {
    root: {
      display: 'inline-flex',
      gap: '2.5',
      alignItems: 'center',
      position: 'relative',
      minH: 'var(--press-size)',
      '--switch-x': 'calc(var(--switch-width) - var(--switch-height))',
    },
    label: { lineHeight: '1.3', userSelect: 'none', _disabled: { opacity: '0.5' } },
    control: {
      display: 'inline-flex',
      flexShrink: 0,
      cursor: 'switch',
      borderRadius: 'full',
      position: 'relative',
      width: 'var(--switch-width)',
      height: 'var(--switch-height)',
      bg: 'bg.inset',
      transition: 'backgrounds',
      ...focusRingOfRecipe,
      boxShadow: 'inset 0 0 0 1.5px {colors.border.strong}',
      _checked: { bg: 'success', boxShadow: 'inset 0 0 0 1.5px {colors.border.success}' },
      _disabled: { opacity: '0.5', cursor: 'not-allowed' },
    },
    thumb: {
      flexShrink: 0,
      width: 'var(--switch-height)',
      height: 'var(--switch-height)',
      scale: '0.8',
      borderRadius: 'inherit',
      bg: 'fg.subtle',
      boxShadow: 'sm',
      transitionProperty: 'translate',
      transitionDuration: 'fast',
      _checked: { translate: 'var(--switch-x) 0', bg: 'brass.300', boxShadow: '0 0 0 2px {colors.ink}' },
    },
  },
  variants: {
    size: {
      sm: { root: { '--switch-width': 'sizes.8', '--switch-height': 'sizes.4' } },
      md: { root: { '--switch-width': 'sizes.10', '--switch-height': 'sizes.5' } },
    },
  },
});
