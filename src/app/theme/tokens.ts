import { defineTokens } from '@chakra-ui/react';
import { tokens as chakraTokens } from '@chakra-ui/react/theme';
import { palette } from './palette.ts';

/**
 * Chakra names its status palettes by colour; they are mapped to ours, so that its components need no change.
 */
export const tokens = defineTokens({
  ...chakraTokens,
  colors: {
    transparent: chakraTokens.colors.transparent,
    current: chakraTokens.colors.current,
    black: chakraTokens.colors.black,
    white: chakraTokens.colors.white,
    whiteAlpha: chakraTokens.colors.whiteAlpha,
    blackAlpha: chakraTokens.colors.blackAlpha,
    gray: scale(palette.dusk),
    dusk: scale(palette.dusk),
    brass: scale(palette.brass),
    wood: scale(palette.wood),
    paper: scale(palette.paper),
    red: scale(palette.wine),
    green: scale(palette.moss),
    orange: scale(palette.ember),
    blue: scale(palette.sky),
  },
  fonts: {
    heading: { value: "'Grenze', 'Grenze Fallback', 'Palatino Linotype', Georgia, serif" },
    body: {
      value: "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', 'Segoe UI', system-ui, sans-serif",
    },
    mono: chakraTokens.fonts.mono,
  },
  fontSizes: {
    ...chakraTokens.fontSizes,
    '2xs': { value: '0.6875rem' },
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: '1.0625rem' },
    lg: { value: '1.25rem' },
  },
  radii: {
    ...chakraTokens.radii,
    sm: { value: '6px' },
    md: { value: '10px' },
    lg: { value: '16px' },
  },
  durations: {
    ...chakraTokens.durations,
    /** A plate sinks. */
    press: { value: '120ms' },
    state: { value: '200ms' },
    picture: { value: '420ms' },
    door: { value: '900ms' },
  },
});

function scale<Step extends string | number>(colors: Readonly<Record<Step, string>>) {
  const steps = Object.entries<string>(colors).map(([step, value]) => [step, { value }]);
  return Object.fromEntries(steps) as Record<Step, { value: string }>;
}
