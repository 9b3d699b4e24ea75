import type { Room } from '../room/model.ts';
import type { Play } from './model.ts';

/** The inputs of an outcome besides the action (P11): the room, the play and the time. */
export interface Turn {
  readonly room: Room;
  readonly play: Play;
  /** Milliseconds by the judge's clock (P9). */
  readonly at: number;
  /** Number of the seat that acts; the first one if left out. */
  readonly seat?: number;
  /** Milliseconds from the action `start` until the clock runs; 0 if left out. */
  readonly startsIn?: number;
}
