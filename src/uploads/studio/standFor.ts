import type { Anchor, Position } from '../../../core/catalogue/model.ts';

/** Percent of the stage's height of the floor, a table's top, and eye level. */
const FOOT = { floor: 86, top: 62 } as const;
const EYE = 40;
const STAGE_SHAPE = 16 / 9;

/**
 * The top-left corner of a thing by its anchor. @param width percent of the stage's width @param aspect
 * height by width
 */
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
