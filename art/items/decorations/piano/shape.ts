import type { Box } from '../../../ink/path.ts';

export interface Looks {
  wood: string;
  trim: string;
  felt: string;
  /** Among the strings. */
  light: string;
}

/** The body lies behind, in shade; what stands out from it takes the light, or a dark piano is one black block. */
export const LIT = 0.045;

/** Over the keys: the panel, or what is behind it. */
export const UPPER: Box = [62, 82, 396, 130];
/** Where the keys lie. */
export const KEYS: Box = [62, 246, 396, 38];
