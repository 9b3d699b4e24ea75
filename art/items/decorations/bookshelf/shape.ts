import type { Box } from '../../../ink/path.ts';
import type { SpineColors } from '../../../kits/things/bookRow.ts';

export interface Looks {
  wood: string;
  books: SpineColors;
  /** The colour of the light in the secret compartment. */
  light: string;
}

export const INSIDE: Box = [40, 52, 300, 494];
/** The tops of the boards on which books stand. */
export const SHELVES = [160, 282, 404, 532] as const;
export const BOOK_HEIGHT = 98;
/** The part that is a door. */
export const LEAF: Box = [44, 176, 292, 236];
