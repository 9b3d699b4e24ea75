import type { Room } from '../room/model.ts';
import type { Play } from './model.ts';

/** What an outcome depends on besides the action (P11): whose room, how far, and when. */
export interface Turn {
  readonly room: Room;
  readonly play: Play;
  /** Milliseconds by the clock of whoever judges (P9). */
  readonly at: number;
}
