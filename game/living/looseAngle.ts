import type { LooseMove } from '../../core/catalogue/moves.ts';

/** Degrees by which a part is turned from its rest at a time in milliseconds, clockwise: always the same at the same time. */
export function looseAngle(move: LooseMove, time: number): number {
  if (move.type === 'stay') return 0;
  const done = (time % move.period) / move.period;
  if (move.type === 'swing') return move.angle * Math.sin(2 * Math.PI * done);
  return (move.isClockwise ? 360 : -360) * done;
}
