import { defineSemanticTokens } from '@chakra-ui/react';

/** What the screens name. Pairs of `fg*` on `bg*` hold WCAG AA's 4.5:1, controls' borders 3:1. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: named({
      DEFAULT: 'dusk.900',
      /** The ground of every page. */
      page: 'dusk.900',
      /** A sheet on the ground: cards, side panels, dialogs. */
      panel: 'dusk.850',
      /** Something that stands out of a panel: menus, list rows under the pointer. */
      raised: 'dusk.800',
      /** Something sunk into a panel: fields, the tray under the stage. */
      inset: 'dusk.950',
      /** Paper, for what is read as a letter: introductions, notes. */
      paper: 'ivory.100',
      subtle: 'dusk.850',
      muted: 'dusk.800',
      emphasized: 'dusk.700',
      inverted: 'ivory.100',
      error: 'red.900',
      warning: 'orange.900',
      success: 'green.900',
      info: 'blue.900',
    }),
    fg: named({
      DEFAULT: 'ivory.100',
      muted: 'dusk.200',
      subtle: 'dusk.300',
      onAccent: 'brass.950',
      onPaper: 'ivory.900',
      inverted: 'dusk.950',
      error: 'red.300',
      warning: 'orange.300',
      success: 'green.300',
      info: 'blue.300',
    }),
    border: named({
      DEFAULT: 'dusk.700',
      /** Around controls: 3:1 to the ground. */
      strong: 'dusk.400',
      muted: 'dusk.800',
      subtle: 'dusk.850',
      emphasized: 'dusk.600',
      inverted: 'ivory.200',
      error: 'red.400',
      warning: 'orange.400',
      success: 'green.400',
      info: 'blue.400',
    }),
    accent: named({ DEFAULT: 'brass.400', hover: 'brass.300', active: 'brass.500', fg: 'brass.300' }),
    danger: named({ DEFAULT: 'red.600', hover: 'red.500', fg: 'red.300' }),
    success: named({ DEFAULT: 'green.600', fg: 'green.300' }),
    warning: named({ DEFAULT: 'orange.400', fg: 'orange.300' }),
    focus: named({ DEFAULT: 'brass.200' }),
    brass: roles('brass', { contrast: 'brass.950', solid: 'brass.400' }),
    gray: roles('dusk', { contrast: 'dusk.950', solid: 'dusk.200' }),
    red: roles('red', { contrast: 'ivory.50', solid: 'red.600' }),
    green: roles('green', { contrast: 'ivory.50', solid: 'green.600' }),
    orange: roles('orange', { contrast: 'orange.950', solid: 'orange.400' }),
    blue: roles('blue', { contrast: 'ivory.50', solid: 'blue.600' }),
  },
  shadows: {
    panel: { value: '0 18px 40px -18px rgb(4 6 14 / 0.75), inset 0 1px 0 rgb(255 240 205 / 0.06)' },
    lifted: { value: '0 26px 50px -18px rgb(4 6 14 / 0.85), inset 0 1px 0 rgb(255 240 205 / 0.08)' },
    inset: { value: 'inset 0 2px 5px rgb(4 6 14 / 0.55)' },
    xs: { value: '0 1px 2px rgb(4 6 14 / 0.5)' },
    sm: { value: '0 2px 5px rgb(4 6 14 / 0.5)' },
    md: { value: '0 6px 14px rgb(4 6 14 / 0.5)' },
    lg: { value: '0 14px 30px rgb(4 6 14 / 0.55)' },
    xl: { value: '0 22px 44px rgb(4 6 14 / 0.6)' },
  },
  radii: {
    l1: { value: '{radii.sm}' },
    l2: { value: '{radii.md}' },
    l3: { value: '{radii.lg}' },
  },
});

function named<Name extends string>(colors: Readonly<Record<Name, string>>) {
  const entries = Object.entries<string>(colors).map(([name, color]) => [
    name,
    { value: `{colors.${color}}` },
  ]);
  return Object.fromEntries(entries) as Record<Name, { value: string }>;
}

/** The eight parts that Chakra's recipes ask of a `colorPalette`. */
function roles(scale: string, { contrast, solid }: { contrast: string; solid: string }) {
  return named({
    contrast,
    solid,
    fg: `${scale}.200`,
    subtle: `${scale}.900`,
    muted: `${scale}.800`,
    emphasized: `${scale}.700`,
    border: `${scale}.500`,
    focusRing: 'brass.200',
  });
}
