import type { Room } from '../room/model.ts';
import type { Play } from './model.ts';

/** The inputs of an outcome besides the action (P11): the room, the play and the time. */
export interface Turn {
  readonly room: Room;
  readonly play: Play;
  /** Milliseconds by the judge's clock (P9). */
  readonly at: number;
}
