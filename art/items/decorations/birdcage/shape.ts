import type { Point } from '../../../ink/path.ts';

export interface Looks {
  metal: string;
  bird: string;
  wing: string;
  /** Over the nest. */
  light: string;
}

/** Where all bars meet. */
export const CROWN: Point = [150, 44];
/** Of the cage's foot: its middle, and half its width and depth. */
export const FOOT: Point = [150, 330];
export const HALF = 112;
export const DEPTH = 20;
/** Where the dome begins. */
export const SPRING = 150;

/** Of the door, half its width. */
export const DOOR_HALF = 46;
