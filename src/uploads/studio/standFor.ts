import type { Anchor, Position } from '../../../core/catalogue/model.ts';

/** Where things stand or hang, in percent of the stage's height: the floor they stand on, a table's top, the eye's height. */
const FOOT = { floor: 86, top: 62 } as const;
const EYE = 40;
const STAGE_SHAPE = 16 / 9;

/** The top-left corner that a thing takes, by where it is at home. @param width percent of the stage's width @param aspect height by width */
export function standFor(anchor: Anchor, width: number, aspect: number): Position {
  const height = width * aspect * STAGE_SHAPE;
  const x = round(70 - width / 2);
  if (anchor === 'ceiling') return { x, y: 0 };
  if (anchor === 'wall') return { x, y: round(EYE - height / 2) };
  return { x, y: round(FOOT[anchor] - height) };
}

function round(percent: number): number {
  return Math.round(Math.min(95, Math.max(-50, percent)) * 10) / 10;
}
