import type { Point } from '../../../ink/path.ts';

export interface Looks {
  metal: string;
  bird: string;
  wing: string;
  /** The colour of the light over the nest. */
  light: string;
}

/** The point at which all bars meet. */
export const CROWN: Point = [150, 44];
/** The middle of the cage's foot, and half its width and depth. */
export const FOOT: Point = [150, 330];
export const HALF = 112;
export const DEPTH = 20;
/** The y at which the dome begins. */
export const SPRING = 150;

/** Half the width of the door. */
export const DOOR_HALF = 46;
