import type { Box } from '../../../ink/path.ts';

export interface Looks {
  wood: string;
  trim: string;
  felt: string;
  /** Among the strings. */
  light: string;
}

/** Over the keys: the panel, or what is behind it. */
export const UPPER: Box = [62, 82, 396, 130];
/** Where the keys lie. */
export const KEYS: Box = [62, 246, 396, 38];
