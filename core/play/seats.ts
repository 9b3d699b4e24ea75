import type { Play, Seat, World } from './model.ts';

/** Number of the only seat of a play of one player. */
export const FIRST_SEAT = 0;

/** Splits a seat's play into the world and the seat (T1); joined, they are the play again. */
export function splitPlay(play: Play): { world: World; seat: Seat } {
  const { scene, wayBack, selected, clicks, failedAt, touched, ...world } = play;
  const attention = {
    ...(failedAt !== undefined && { failedAt }),
    ...(touched !== undefined && { touched }),
  };
  return { world, seat: { scene, wayBack, selected, clicks, ...attention } };
}
