import type { Point } from '../../../ink/path.ts';
import type { InkSign } from '../../../kits/signs/inkSigns.ts';

export interface Looks {
  rim: string;
  face: string;
  hands: string;
  second: string;
  /** In the niche behind. */
  light: string;
  sign: InkSign;
}

export const CENTER: Point = [160, 160];
/** Of the rim's outer edge, of its inner edge. */
export const OUTER = 154;
export const INNER = 122;
