import { defineTokens } from '@chakra-ui/react';
import { tokens as chakraTokens } from '@chakra-ui/react/theme';
import { palette } from './palette.ts';

const INTER = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";

/** Chakra names its status palettes by colour; they show ours, so that its components need no other word. */
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
    red: scale(palette.wine),
    green: scale(palette.moss),
    orange: scale(palette.ember),
    blue: scale(palette.sky),
    ivory: scale(palette.ivory),
  },
  fonts: {
    heading: { value: INTER },
    body: { value: INTER },
    mono: chakraTokens.fonts.mono,
  },
  radii: {
    ...chakraTokens.radii,
    md: { value: '8px' },
    lg: { value: '14px' },
  },
});

function scale<Step extends string | number>(colors: Readonly<Record<Step, string>>) {
  const steps = Object.entries<string>(colors).map(([step, value]) => [step, { value }]);
  return Object.fromEntries(steps) as Record<Step, { value: string }>;
}
