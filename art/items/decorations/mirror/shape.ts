import { curve, type Point } from '../../../ink/path.ts';
import { oval } from '../../../ink/shapes.ts';
import type { InkSign } from '../../../kits/signs/inkSigns.ts';

/** The colours of the mirror and of the compartment behind it. */
export interface Looks {
  frame: string;
  glass: string;
  jewel: string;
  niche: string;
  light: string;
  /** The sign in chalk on the back. */
  mark: InkSign;
}

export const CENTER: Point = [140, 204];
export const OUTER = [132, 170] as const;
export const INNER = [98, 136] as const;
export const GLASS = oval(...CENTER, ...INNER);
export const CREST = curve(
  'M60 58C62 30 88 30 96 44C98 20 118 4 140 -4C162 4 182 20 184 44C192 30 218 30 220 58' +
    'C212 76 188 70 176 66L104 66C92 70 68 76 60 58Z',
);
export const FOOT = curve(
  'M92 350C112 362 120 384 140 388C160 384 168 362 188 350C170 348 160 356 140 356C120 356 110 348 92 350Z',
);
