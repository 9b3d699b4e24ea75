import { defineRecipe } from '@chakra-ui/react';
import {
  badgeRecipe,
  buttonRecipe,
  codeRecipe,
  containerRecipe,
  headingRecipe,
  iconRecipe,
  inputAddonRecipe,
  inputRecipe,
  kbdRecipe,
  linkRecipe,
  separatorRecipe,
  skeletonRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';

/** Chakra's own recipes of the parts in use; what is not named here costs no bytes. */
export const chakraRecipes = {
  badge: badgeRecipe,
  code: codeRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  input: inputRecipe,
  inputAddon: inputAddonRecipe,
  kbd: kbdRecipe,
  link: linkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  skipNavLink: skipNavLinkRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

/** A cast plate: light from the top left, a dark edge below that gives way when pressed. */
const button = defineRecipe({
  ...buttonRecipe,
  base: {
    ...buttonRecipe.base,
    borderRadius: 'md',
    fontWeight: '650',
    letterSpacing: '-0.005em',
    transitionProperty: 'background-color, border-color, color, box-shadow, translate, filter',
    transitionDuration: '140ms',
    focusRingColor: 'focus',
  },
  variants: {
    ...buttonRecipe.variants,
    size: {
      ...buttonRecipe.variants?.size,
      sm: {
        h: { base: '11', md: '9' },
        minW: { base: '11', md: '9' },
        px: '3.5',
        textStyle: 'sm',
        gap: '2',
        _icon: { boxSize: '4' },
      },
      md: { h: '11', minW: '11', px: '5', textStyle: 'sm', gap: '2', _icon: { boxSize: '4.5' } },
      lg: { h: '12', minW: '12', px: '7', textStyle: 'md', gap: '2.5', _icon: { boxSize: '5' } },
    },
    variant: {
      ...buttonRecipe.variants?.variant,
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        borderColor: 'rgb(12 8 4 / 0.65)',
        backgroundImage: 'linear-gradient(180deg, rgb(255 244 214 / 0.28), rgb(255 244 214 / 0) 55%)',
        boxShadow:
          'inset 0 1px 0 rgb(255 248 226 / 0.5), 0 2px 0 {colors.colorPalette.emphasized}, 0 6px 14px rgb(4 6 14 / 0.4)',
        _hover: { filter: 'brightness(1.09)' },
        _active: {
          translate: '0 2px',
          boxShadow: 'inset 0 1px 0 rgb(255 248 226 / 0.35), 0 0 0 transparent',
        },
      },
      outline: {
        color: 'fg',
        borderColor: 'border.strong',
        bg: 'dusk.800/50',
        _hover: { bg: 'bg.raised', borderColor: 'colorPalette.solid', color: 'colorPalette.fg' },
        _expanded: { bg: 'bg.raised' },
        _active: { bg: 'bg.inset' },
      },
      ghost: {
        color: 'fg',
        bg: 'transparent',
        _hover: { bg: 'dusk.700/60' },
        _expanded: { bg: 'dusk.700/60' },
        _active: { bg: 'dusk.700' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

/** A card-like sheet; `framed` puts a brass frame around it, as around a picture on the wall. */
const panel = defineRecipe({
  className: 'panel',
  base: {
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'panel',
  },
  variants: {
    variant: {
      plain: {},
      inset: { bg: 'bg.inset', boxShadow: 'inset' },
      paper: {
        bg: 'bg.paper',
        color: 'fg.onPaper',
        borderColor: 'ivory.300',
        backgroundImage: 'linear-gradient(160deg, {colors.ivory.50}, {colors.ivory.200})',
      },
      framed: {
        borderWidth: '2px',
        borderColor: 'brass.500',
        boxShadow: '0 0 0 1px {colors.brass.950}, {shadows.panel}',
      },
      /** For the browser's own `<dialog>`, opened by `showModal`. */
      modal: {
        m: 'auto',
        maxH: '86dvh',
        overflow: 'auto',
        borderColor: 'brass.600',
        boxShadow: 'lifted',
        '&::backdrop': { background: 'rgb(6 9 18 / 0.72)', backdropFilter: 'blur(3px)' },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});

const field = {
  bg: 'bg.inset',
  borderColor: 'border.strong',
  boxShadow: 'inset',
  focusRingColor: 'focus',
  focusRingWidth: '2px',
  _hover: { borderColor: 'dusk.300' },
};

/** What we change of Chakra's recipes; merged over them by `createSystem`. */
export const recipes = {
  button,
  panel,
  input: defineRecipe({
    variants: {
      variant: { outline: field },
      // 16 px text on phones: iOS zooms into anything smaller when it takes the focus.
      size: {
        sm: { '--input-height': { base: 'sizes.11', md: 'sizes.9' }, fontSize: { base: '16px', md: 'sm' } },
        md: { '--input-height': 'sizes.11', fontSize: { base: '16px', md: 'sm' } },
        lg: { '--input-height': 'sizes.12', fontSize: '16px' },
      },
    },
  }),
  textarea: defineRecipe({
    variants: { variant: { outline: field }, size: { md: { fontSize: { base: '16px', md: 'sm' } } } },
  }),
  heading: defineRecipe({
    base: { fontWeight: '780', letterSpacing: '-0.022em', textWrap: 'balance', lineHeight: '1.15' },
  }),
  badge: defineRecipe({
    base: { borderRadius: 'sm', fontWeight: '650', px: '2' },
    variants: { variant: { subtle: { boxShadow: 'inset 0 0 0 1px {colors.colorPalette.emphasized}' } } },
  }),
  link: defineRecipe({
    base: { fontWeight: '600', focusRingColor: 'focus' },
    variants: { variant: { underline: { color: 'accent.fg', textDecorationColor: 'brass.500' } } },
  }),
  skeleton: defineRecipe({ base: { borderRadius: 'md' } }),
};
