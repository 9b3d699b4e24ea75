import type { Play, Seat, World } from './model.ts';

/** The number of the seat of a play that has one. */
export const FIRST_SEAT = 0;
/** Seats that a play has at most (T1). */
export const MOST_SEATS = 8;

/** The world and the seat that a seat's play is made of (T1); together they are the play again. */
export function splitPlay(play: Play): { world: World; seat: Seat } {
  const { scene, wayBack, selected, clicks, failedAt, touched, ...world } = play;
  const attention = {
    ...(failedAt !== undefined && { failedAt }),
    ...(touched !== undefined && { touched }),
  };
  return { world, seat: { scene, wayBack, selected, clicks, ...attention } };
}
