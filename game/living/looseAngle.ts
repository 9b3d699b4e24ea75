import type { LooseMove } from '../../core/catalogue/moves.ts';

/** Returns the clockwise rotation of a part in degrees at a time in milliseconds. Stateless. */
export function looseAngle(move: LooseMove, time: number): number {
  if (move.type === 'stay') return 0;
  const done = (time % move.period) / move.period;
  if (move.type === 'swing') return move.angle * Math.sin(2 * Math.PI * done);
  return (move.isClockwise ? 360 : -360) * done;
}
