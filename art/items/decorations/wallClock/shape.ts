import type { Point } from '../../../ink/path.ts';
import type { InkSign } from '../../../kits/signs/inkSigns.ts';

export interface Looks {
  rim: string;
  face: string;
  hands: string;
  second: string;
  /** The colour of the light in the compartment behind it. */
  light: string;
  sign: InkSign;
}

export const CENTER: Point = [160, 160];
/** The radius of the rim's outer edge and of its inner edge. */
export const OUTER = 154;
export const INNER = 122;
